import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { buttonClass } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";

type Props = {
  page: { email: string; resendInSeconds: number; mailbox: string | null };
  lastResult: SubmissionResult | undefined;
  banner: ReactNode;
};

/** The second view: prove the address. Verify and resend are two forms, so each works alone and without script. */
export function CodeForm({ page, lastResult, banner }: Props) {
  const [form, fields] = useForm({ id: "code", lastResult, defaultValue: { otpCode: "" } });
  return (
    <>
      <div>
        <h1 className="text-2xl">Check your email</h1>
        <p className="mt-2 text-soft">
          We sent a 6-digit code to <b className="break-words text-ink">{page.email}</b>. It works for 10 minutes.
        </p>
      </div>
      {banner}
      <FormError errors={form.errors} fields={[fields.otpCode]} />
      <form method="post" action="/signup" {...getFormProps(form)} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="verify" />
        <Field
          field={fields.otpCode}
          label="Verification code"
          autoComplete="one-time-code"
          inputMode="numeric"
          enhance="digits"
          look="text-xl tracking-[0.4em] tabular-nums"
        />
        <button className={buttonClass("primary", "min-h-12")}>Verify and create account</button>
      </form>
      <form method="post" action="/signup" className="flex flex-col gap-2 border-t border-line pt-4">
        <input type="hidden" name="intent" value="resend" />
        <p data-countdown={page.resendInSeconds} className="text-sm text-soft">
          {page.resendInSeconds > 0 ? (
            <>
              Nothing there yet? You can ask for another code in{" "}
              <span className="tabular-nums">{page.resendInSeconds}</span> seconds.
            </>
          ) : (
            "Nothing there? Look in your spam folder, or send another code."
          )}
        </p>
        <button className={buttonClass("secondary")}>Resend code</button>
      </form>
      <p className="flex flex-wrap gap-x-6">
        <a
          href="/signup?change"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Use a different email
        </a>
        {page.mailbox ? (
          <a
            href={page.mailbox}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Open this machine’s mailbox
          </a>
        ) : null}
      </p>
    </>
  );
}
