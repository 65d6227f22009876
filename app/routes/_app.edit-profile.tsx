import { getFormProps, useForm } from "@conform-to/react";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { Screen } from "../components/screen.tsx";
import { ToastRegion } from "../components/toast-region.tsx";
import { buttonClass } from "../components/ui/button.tsx";
import { Field } from "../components/ui/field.tsx";
import { FormError } from "../components/ui/form-error.tsx";
import { handleForm } from "../form.server.ts";
import { log } from "../log.server.ts";
import { EditProfile } from "../services/profile.schema.ts";
import { updateProfile } from "../services/profile.server.ts";
import { requireUser } from "../session.server.ts";
import { toastHeader } from "../toast.server.ts";
import type { Toast } from "../toast.ts";

export async function loader(visit: LoaderFunctionArgs) {
  const { name } = await requireUser(visit);
  return { name };
}

export async function action(visit: ActionFunctionArgs) {
  const user = await requireUser(visit);
  const formData = await visit.request.formData();
  const saved: Toast = { title: "Saved", tone: "good" };
  try {
    return await handleForm(formData, EditProfile, async (input) => {
      await updateProfile(user, input);
      return redirect("/profile", { status: 303, headers: { "Set-Cookie": await toastHeader(saved) } });
    });
  } catch (error) {
    log.error({ requestId: visit.context.requestId, err: error }, "profile was not updated");
    const toast: Toast = {
      title: "Update failed",
      description: "Failed to update profile. Please try again.",
      tone: "bad",
    };
    return data({ toast, typed: String(formData.get("name") ?? "") }, { status: 500 });
  }
}

export const meta: MetaFunction = () => [{ title: pageTitle("Edit Profile") }];

export default function EditProfileScreen() {
  const { name } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const failure = reply && "toast" in reply ? reply : undefined;
  const isSaving = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    id: "edit-profile",
    lastResult: reply && !("toast" in reply) ? reply : undefined,
    defaultValue: { name: failure?.typed ?? name },
  });
  return (
    <Screen title="Edit Profile" back={{ to: "/profile", label: "Profile" }}>
      <Form method="post" {...getFormProps(form)} noValidate className="grid max-w-md gap-5">
        <FormError errors={form.errors} fields={[fields.name]} />
        <Field field={fields.name} label="Name" hint="What your partners call you." autoComplete="name" />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Link to="/profile" className={buttonClass("secondary")}>
            Cancel
          </Link>
          <button className={buttonClass("primary")} aria-busy={isSaving}>
            Save Changes
          </button>
        </div>
      </Form>
      {failure ? <ToastRegion toast={failure.toast} /> : null}
    </Screen>
  );
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
