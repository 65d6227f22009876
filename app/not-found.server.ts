import { AppError } from "./errors.ts";

/** For pages: a `not_found` refusal becomes the 404 page, the same for a missing thing and for someone else's. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw new Response("Not Found", { status: 404 });
    throw error;
  }
}
