import { getInputProps, type FieldMetadata } from "@conform-to/react";

type Props = {
  field: FieldMetadata<string>;
  label: string;
  type?: "text" | "email" | "password";
  hint?: string;
  placeholder?: string;
  autoComplete: string;
  inputMode?: "text" | "email" | "numeric";
  /** More classes for the input, e.g. wide digits. */
  look?: string;
  /** Names an enhancement of app/enhance/page.ts. */
  enhance?: "digits";
};

/**
 * A labelled input with its hint and errors tied to it. Passwords get a reveal button that script brings to life, and are
 * never filled in by the server.
 */
export function Field({
  field,
  label,
  type = "text",
  hint,
  placeholder,
  autoComplete,
  inputMode,
  look = "",
  enhance,
}: Props) {
  const isPassword = type === "password";
  const { key, ...input } = getInputProps(field, {
    type,
    value: !isPassword,
    ...(hint ? { ariaDescribedBy: field.descriptionId } : {}),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={field.id} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={field.descriptionId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {field.errors?.length ? (
        <p id={field.errorId} className="flex gap-1.5 text-sm font-semibold text-bad">
          <span aria-hidden="true">!</span>
          <span>
            <span className="sr-only">Error: </span>
            {field.errors.join(". ")}
          </span>
        </p>
      ) : null}
      <div className="relative">
        <input
          key={key}
          {...input}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={type === "text" && autoComplete === "name" ? "words" : "none"}
          spellCheck={false}
          data-digits={enhance === "digits" ? "" : undefined}
          className={`min-h-12 w-full rounded-control border bg-raised px-4 text-base text-ink placeholder:text-soft ${
            field.errors?.length ? "border-2 border-bad" : "border-line"
          } ${isPassword ? "pr-20" : ""} ${look}`}
        />
        {isPassword ? (
          <button
            type="button"
            hidden
            data-reveal={field.id}
            aria-pressed="false"
            aria-label={`Show ${label.toLowerCase()}`}
            className="absolute inset-y-0 right-1 my-auto h-11 rounded-control px-3 text-sm font-semibold text-soft hover:text-ink"
          >
            Show
          </button>
        ) : null}
      </div>
    </div>
  );
}
