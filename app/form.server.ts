/** The HTML adapter: how a posted form is read and answered, with or without script. */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { AppError } from "./errors.ts";

/** Never sent back into a page. */
const SECRET_FIELDS = ["password", "confirmPassword", "currentPassword"];

type FormReply = ReturnType<typeof data<SubmissionResult>>;

/**
 * Parses the form through its schema and runs the service. Bad input answers 400 with the errors beside their fields, a
 * refusal answers with its own status as a form error; both keep what was typed, save secrets. Bugs are rethrown.
 */
export async function handleForm<T extends z.ZodType, R>(
  formData: FormData,
  schema: T,
  run: (value: z.output<T>) => Promise<R>,
): Promise<R | FormReply> {
  const submission = parseWithZod(formData, { schema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: SECRET_FIELDS }) as SubmissionResult, { status: 400 });
  }
  try {
    return await run(submission.value as z.output<T>);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reply = submission.reply({
      hideFields: SECRET_FIELDS,
      ...(error.errors ? { fieldErrors: error.errors } : { formErrors: [error.message] }),
    }) as SubmissionResult;
    return data(reply, { status: error.status, headers: retryAfter(error) });
  }
}

function retryAfter(error: AppError): HeadersInit {
  return error.retryAfterSeconds ? { "Retry-After": String(error.retryAfterSeconds) } : {};
}
