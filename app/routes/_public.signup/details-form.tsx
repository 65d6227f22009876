import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { BRAND } from "../../brand.ts";
import { buttonClass } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";

type Props = { page: { name: string; email: string }; lastResult: SubmissionResult | undefined; banner: ReactNode };

/** The first view: who you are. Ends with a code on its way. */
export function DetailsForm({ page, lastResult, banner }: Props) {
  const [form, fields] = useForm({
    id: "details",
    lastResult,
    defaultValue: { name: page.name, email: page.email, password: "", confirmPassword: "" },
  });
  return (
    <>
      <div>
        <h1 className="text-2xl">Create your account</h1>
        <p className="mt-2 text-soft">Free to start, no credit card needed.</p>
      </div>
      {banner}
      <FormError errors={form.errors} fields={[fields.name, fields.email, fields.password, fields.confirmPassword]} />
      {/* ?change: an error must come back to this view, also while an earlier code is waiting. */}
      <form method="post" action="/signup?change" {...getFormProps(form)} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="details" />
        <Field field={fields.name} label="Name" hint="What your partners call you." autoComplete="name" />
        <Field field={fields.email} label="Email" type="email" autoComplete="username" inputMode="email" />
        <Field
          field={fields.password}
          label="Password"
          type="password"
          placeholder="At least 8 characters"
          autoComplete="new-password"
        />
        <Field field={fields.confirmPassword} label="Confirm password" type="password" autoComplete="new-password" />
        <p className="text-sm text-soft">
          {BRAND.name} is for adults only. By signing up you confirm that you are {BRAND.minimumAge} or older and accept
          the <InlineLink href="/terms-of-service">Terms of Service</InlineLink> and the{" "}
          <InlineLink href="/privacy-policy">Privacy Policy</InlineLink>.
        </p>
        <button className={buttonClass("primary", "min-h-12")}>Send my code</button>
      </form>
      <p className="border-t border-line pt-4">
        Already have an account?{" "}
        <a
          href="/login"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          Log in
        </a>
      </p>
    </>
  );
}

function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="py-3 text-ink underline underline-offset-4">
      {children}
    </a>
  );
}
