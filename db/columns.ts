/** Column helpers shared by every table. Ids and times always come from Node, never from SQL functions. */
import { randomUUID } from "node:crypto";
import { integer, text } from "drizzle-orm/sqlite-core";

export function id() {
  return text("id").primaryKey().$defaultFn(randomUUID);
}

export function time(name: string) {
  return integer(name, { mode: "timestamp_ms" });
}

export function flag(name: string) {
  return integer(name, { mode: "boolean" }).notNull().default(false);
}

export function json<T>(name: string) {
  return text(name, { mode: "json" }).$type<T>();
}

export function createdAt() {
  return time("created_at")
    .notNull()
    .$defaultFn(() => new Date());
}

export function updatedAt() {
  return time("updated_at")
    .notNull()
    .$defaultFn(() => new Date())
    .$onUpdateFn(() => new Date());
}
