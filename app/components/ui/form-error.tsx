import type { FieldMetadata } from "@conform-to/react";

type Props = {
  /** Problems of the form as a whole. */
  errors: string[] | undefined;
  /** The fields in their order on the screen; those with errors are linked. */
  fields: FieldMetadata<string>[];
};

/** Everything to correct, at the top, with the focus on it; nothing when all is well. */
export function FormError({ errors = [], fields }: Props) {
  const wrong = fields.filter((field) => field.errors?.length);
  if (errors.length === 0 && wrong.length === 0) return null;
  return (
    // The page was just loaded to say this, so the focus belongs here.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div role="alert" tabIndex={-1} autoFocus className="rounded-card border border-bad bg-bad-wash p-4 text-bad">
      {errors.map((error) => (
        <p key={error} className="font-semibold">
          {error}
        </p>
      ))}
      {wrong.length > 0 ? (
        <>
          <p className="font-semibold">Please check {wrong.length === 1 ? "one thing" : `${wrong.length} things`}</p>
          <ul className="-mb-2">
            {wrong.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`} className="inline-block py-3 leading-tight underline underline-offset-4">
                  {field.errors?.join(". ")}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
