/** Refusals: what the product says no to, in words for the person. Bugs throw plain errors instead. */

const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  bad_gateway: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

export type FieldErrors = Record<string, string[]>;

type Details = { retryAfterSeconds?: number; errors?: FieldErrors; cause?: unknown };

/** A refusal. `message` is shown to the person as it is; `code` decides the HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly errors: FieldErrors | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.errors = details.errors;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** The one refusal for a thing that does not exist and for a thing that is someone else's. */
export function notFound(what = "That page"): AppError {
  return new AppError("not_found", `${what} could not be found.`);
}
