/** The JSON adapter: how a call of /api is read and answered. The same services do the work for the forms. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { AppError, type FieldErrors } from "./errors.ts";
import { log } from "./log.server.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<unknown>;

/**
 * A resource route from its handlers. What a handler returns becomes JSON (200, or what a Response says); an AppError
 * becomes `{message, code, errors?}` with its status; anything else is logged and answers 500 without detail. Other
 * methods get 405. Answers are never cached.
 */
export function jsonEndpoint(handlers: Partial<Record<Method, Handler>>) {
  const allow = Object.keys(handlers).join(", ");

  async function answer(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const method = args.request.method === "HEAD" ? "GET" : args.request.method;
    const handler = handlers[method as Method];
    if (!handler) return json({ message: "Method not allowed" }, 405, { Allow: allow });
    try {
      const result = await handler(args);
      return result instanceof Response ? result : json(result, 200);
    } catch (error) {
      if (error instanceof Response) return error;
      return refusal(error, args.context.requestId);
    }
  }

  return { loader: answer, action: answer };
}

/** Reads a JSON body through its schema. Throws 415 for another content type and 400 with `errors` by field. */
export async function readJson<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) {
    throw new AppError("unsupported_media_type", "Send JSON with Content-Type: application/json.");
  }
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new AppError("invalid", "The request body is not valid JSON.");
  }
  return parseInput(schema, body);
}

/** Parses with the schema; throws `invalid` whose message is the first problem and whose errors are by field. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) (errors[issue.path.join(".")] ??= []).push(issue.message);
  throw new AppError("invalid", parsed.error.issues[0]?.message ?? "Invalid input", { errors });
}

export function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "private, no-store", ...headers } });
}

function refusal(error: unknown, requestId: string | undefined): Response {
  if (error instanceof AppError) {
    const headers: Record<string, string> = {};
    if (error.retryAfterSeconds) headers["Retry-After"] = String(error.retryAfterSeconds);
    return json({ message: error.message, code: error.code, errors: error.errors }, error.status, headers);
  }
  log.error({ requestId, err: error }, "call failed");
  return json({ message: "Something went wrong" }, 500);
}
