/**
 * The only reader of process.env. Everything is parsed once, at start; a wrong setup is refused with every problem named.
 * The two modes and each variable's meaning: docs/operations.md and .env.example.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

const MIN_SECRET_BYTES = 32;
const DEFAULT_PORT = 3000;
const DEFAULT_OPENAI_URL = "https://api.openai.com/v1";
const DEFAULT_OPENAI_MODEL = "gpt-4.1-mini";

/** Understood by later versions; refused rather than ignored. */
const UNSUPPORTED = ["REDIS_URL", "GOOGLE_CLIENT_ID", "STRIPE_SECRET_KEY", "LITESTREAM_REPLICA_URL"];

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const Variables = z.object({
  PORT: optional.pipe(z.coerce.number<string>().int().min(0).max(65_535).optional()),
  HOST: optional,
  APP_URL: optional.pipe(z.url({ protocol: /^https?$/, error: "must be an absolute http(s) address" }).optional()),
  DATABASE_URL: optional.pipe(
    z
      .string()
      .regex(/^file:.+/, "must look like file:./data/repartee.db")
      .default("file:./data/repartee.db"),
  ),
  SESSION_SECRET: optional.pipe(
    z
      .string()
      .refine((value) => Buffer.byteLength(value) >= MIN_SECRET_BYTES, `must be at least ${MIN_SECRET_BYTES} bytes`)
      .optional(),
  ),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional.pipe(
    z.url({ protocol: /^https?$/, error: "must be an absolute http(s) address" }).optional(),
  ),
  OPENAI_MODEL: optional,
  SMTP_URL: optional.pipe(
    z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
  ),
  MAIL_FROM: optional,
  TRUSTED_COUNTRY_HEADER: optional,
  TRUST_PROXY: optional.pipe(z.coerce.number<string>().int().min(0).max(10).default(0)),
  ENGINE_PACE: optional.pipe(z.coerce.number<string>().min(0).max(10).default(1)),
  SUPPORT_EMAIL: optional.pipe(z.email("must be an e-mail address").default("support@repartee.example")),
  LOG_LEVEL: optional.pipe(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info")),
  FLY_APP_NAME: optional,
  FLY_MACHINE_ID: optional,
});

export type Env = {
  mode: "local" | "public";
  onFly: boolean;
  host: string;
  port: number;
  /** The public origin: absolute links, allowed Origin. Its scheme decides whether cookies are Secure. */
  appUrl: URL;
  databaseFile: string;
  sessionSecret: string;
  openai: { apiKey: string; baseUrl: string; model: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** How many proxies in front may be believed about the client's address. */
  trustProxy: number;
  /** The header in which the edge says where a request comes from; nothing else is believed. */
  trustedCountryHeader: string | undefined;
  enginePace: number;
  supportEmail: string;
  logLevel: string;
};

/** A setup that cannot start. `problems` names every variable at once. */
export class EnvError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `Cannot start: the environment has ${problems.length} problem(s).\n${problems.map((p) => `  - ${p}`).join("\n")}`,
    );
    this.name = "EnvError";
    this.problems = problems;
  }
}

/**
 * Parses the environment. In local mode (APP_URL unset or loopback, nothing says Fly) a secret is made on first run beside
 * the database, readable by its owner only. Throws `EnvError` naming every problem.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = Variables.safeParse(source);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  for (const name of UNSUPPORTED) {
    if (source[name]?.trim()) problems.push(`${name} is set, but this version does not support it yet: unset it`);
  }
  const onFly = Boolean(source.FLY_APP_NAME?.trim() || source.FLY_MACHINE_ID?.trim());
  const appUrl = source.APP_URL?.trim();
  const isPublic = onFly || (appUrl ? URL.canParse(appUrl) && !isLoopback(new URL(appUrl).hostname) : false);
  if (isPublic) {
    if (!appUrl) problems.push("APP_URL is missing: the public https address of this app");
    else if (URL.canParse(appUrl)) {
      if (isLoopback(new URL(appUrl).hostname))
        problems.push("APP_URL must be the public address, not a loopback one, on Fly");
      else if (!appUrl.startsWith("https://")) problems.push("APP_URL must be https in public mode");
    }
    if (!source.SESSION_SECRET?.trim()) problems.push("SESSION_SECRET is missing: at least 32 random bytes");
    if (!source.SMTP_URL?.trim())
      problems.push("SMTP_URL is missing: outgoing mail, e.g. smtp://user:password@host:587");
  }
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);

  const variables = parsed.data;
  const port = variables.PORT ?? DEFAULT_PORT;
  const databaseFile = resolve(variables.DATABASE_URL.slice("file:".length));
  const url = new URL(variables.APP_URL ?? `http://localhost:${port}`);
  return {
    mode: isPublic ? "public" : "local",
    onFly,
    host: variables.HOST ?? (isPublic ? "0.0.0.0" : "127.0.0.1"),
    port,
    appUrl: new URL(url.origin),
    databaseFile,
    sessionSecret: variables.SESSION_SECRET ?? ownSecret(dirname(databaseFile)),
    openai:
      variables.OPENAI_API_KEY || variables.OPENAI_BASE_URL
        ? {
            apiKey: variables.OPENAI_API_KEY ?? "none",
            baseUrl: variables.OPENAI_BASE_URL ?? DEFAULT_OPENAI_URL,
            model: variables.OPENAI_MODEL ?? DEFAULT_OPENAI_MODEL,
          }
        : undefined,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `Repartee <${variables.SUPPORT_EMAIL}>`,
    trustProxy: variables.TRUST_PROXY,
    trustedCountryHeader: variables.TRUSTED_COUNTRY_HEADER,
    enginePace: variables.ENGINE_PACE,
    supportEmail: variables.SUPPORT_EMAIL,
    logLevel: variables.LOG_LEVEL,
  };
}

/** Is this host name the machine itself? The one predicate behind local mode and everything that exists only there. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

function ownSecret(folder: string): string {
  const file = join(folder, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(MIN_SECRET_BYTES).toString("base64url"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}

export const env = readEnv(process.env);
