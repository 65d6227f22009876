import { readFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listMessages, openChat, remoteVisitor, signUp, type Member } from "./member.ts";
import { startServer, type RunningServer } from "./server.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

let server: RunningServer;
let ann: Member;
let chatId: string;
let cookie: string;

beforeAll(async () => {
  server = await startServer({ ENGINE_PACE: "0" });
  ann = await signUp(remoteVisitor(server));
  chatId = await openChat(ann.visitor);
  cookie = `sid=${ann.visitor.cookies.get("sid")}`;
});

afterAll(() => server.stop());

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

type Headers = Record<string, string>;
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** One request as written, with no header that a client library would add or refuse. */
function send(method: string, path: string, headers: Headers = {}, body: string | Buffer = ""): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port: server.port,
      method,
      path,
      headers,
      agent: false,
      setHost: !headers.Host,
    };
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("latin1"),
        }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Bytes on a socket; resolves with the first line that comes back, or "" when the connection is just closed. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(server.port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      if (answer.includes("\r\n")) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}

describe("a write from another site", () => {
  const json = { "Content-Type": "application/json" };
  const writes = () =>
    [
      [
        "a call",
        "POST",
        `/api/chat/sessions/${chatId}/messages`,
        json,
        '{"content":"Forged","clientMessageId":"forged-1"}',
      ],
      ["another call", "POST", "/api/profile", json, '{"name":"Forged"}'],
      ["a patch", "PATCH", `/api/chat/sessions/${chatId}`, json, '{"isCompleted":true}'],
      ["a page", "POST", `/chat/${chatId}`, FORM, "intent=send&content=Forged&clientMessageId=forged-2"],
      ["a page's data", "POST", `/chat/${chatId}.data`, FORM, "intent=send&content=Forged&clientMessageId=forged-3"],
      ["the profile page", "POST", "/edit-profile", FORM, "name=Forged"],
      ["the login page", "POST", "/login", FORM, `email=${ann.email}&password=x`],
      ["logging out", "POST", "/api/logout", FORM, ""],
      ["the theme", "POST", "/theme", FORM, "theme=dark&returnTo=/"],
    ] as const;

  test.each([
    ["a foreign Origin", { Origin: "https://evil.test" }],
    ["our name with another port", { Origin: "http://localhost:1" }],
    ["our name with another scheme", { Origin: "https://localhost" }],
    ["our name as a prefix", { Origin: "http://localhost.evil.test" }],
    ["Origin: null", { Origin: "null" }],
    ["an empty Origin", { Origin: "" }],
    ["Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { "Sec-Fetch-Site": "same-site" }],
    ["a forged X-Forwarded-Host", { Origin: "http://evil.test", "X-Forwarded-Host": "evil.test" }],
    ["a forged Forwarded", { Origin: "http://evil.test", Forwarded: "host=evil.test" }],
    ["our Origin from another site", { "Sec-Fetch-Site": "cross-site", Origin: "OURS" }],
  ])("with %s is refused on pages and calls alike, and stores nothing", async (_what, headers: Headers) => {
    const sent = headers.Origin === "OURS" ? { ...headers, Origin: `http://127.0.0.1:${server.port}` } : headers;
    for (const [what, method, path, type, body] of writes()) {
      const answer = await send(method, path, { ...sent, ...type, Cookie: cookie }, body);
      expect([what, answer.status]).toEqual([what, 403]);
      expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) as string });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(await listMessages(ann.visitor, chatId)).toEqual([]);
    expect((await ann.visitor.call("GET", "/api/auth/user")).body).toMatchObject({ name: "Ann", credits: 50 });
    expect((await ann.visitor.call("GET", `/api/chat/sessions/${chatId}`)).body).toMatchObject({ isCompleted: false });
  });

  test("is what our own pages and programs do not send: they pass", async () => {
    const ours = `http://127.0.0.1:${server.port}`;
    const harmless: Headers[] = [
      {},
      { Origin: ours },
      { Origin: ours, "Sec-Fetch-Site": "same-origin" },
      { "Sec-Fetch-Site": "none" },
    ];
    for (const headers of harmless) {
      const call = await send("POST", "/api/profile", { ...headers, ...json, Cookie: cookie }, '{"name":"Ann"}');
      expect([headers, call.status]).toEqual([headers, 200]);
      const page = await send("POST", "/edit-profile", { ...headers, ...FORM, Cookie: cookie }, "name=Ann");
      expect([headers, page.status]).toEqual([headers, 303]);
    }
  });

  test("may still read: a link from elsewhere opens the page", async () => {
    const answer = await send("GET", "/profile", { "Sec-Fetch-Site": "cross-site", Cookie: cookie });
    expect(answer.status).toBe(200);
  });
});

describe("the Host", () => {
  test.each(["localhost", "127.0.0.1", "[::1]", "192.168.1.20", "app.localhost"])(
    "%s is ours in local mode",
    async (name) => {
      expect((await send("GET", "/login", { Host: `${name}:${server.port}` })).status).toBe(200);
    },
  );

  test.each([
    "evil.test",
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "evil.test:3000",
    "xn--e1afmkfd.test",
    "0x7f.1",
  ])("%s is not ours: 421, and no page", async (name) => {
    for (const path of ["/", "/api/auth/user", "/favicon.svg"]) {
      const answer = await send("GET", path, { Host: name });
      expect([path, answer.status]).toEqual([path, 421]);
      expect(answer.body).not.toContain("<");
    }
  });

  test.each(["a b", "evil.test/..", "user@localhost", "localhost:99999999", "<script>", "localhost\\evil.test"])(
    "%j is no host name: 400",
    async (name) => {
      const line = await sendRaw(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      expect(line).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test.each(["/healthz", "/readyz"])("%s answers an orchestrator that asks by address", async (path) => {
    expect((await send("GET", path, { Host: "10.1.2.3:8080" })).status).toBe(200);
    expect((await send("GET", path, { Host: "checks.internal" })).status).toBe(200);
  });

  test("missing is 400", async () => {
    expect(await sendRaw("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("is what a path cannot change: links and redirects stay here", async () => {
    for (const path of ["//evil.test/profile", "/\\evil.test/profile", "http://evil.test/profile", "///evil.test"]) {
      const line = `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`;
      expect(await sendRaw(line), path).toMatch(/^HTTP\/1\.1 (302|400|404) /);
      const answer = await send("GET", path.startsWith("http") ? "/" : path);
      expect(answer.headers.location ?? "/", path).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe("the method", () => {
  test.each(["TRACE", "PROPFIND", "PURGE", "MKCOL", "SEARCH", "LINK"])(
    "%s is 405 with what is allowed",
    async (method) => {
      for (const path of ["/", "/api/auth/user", "/healthz"]) {
        const answer = await send(method, path, { Cookie: cookie });
        expect([path, answer.status]).toEqual([path, 405]);
        expect(answer.headers.allow).toContain("GET");
      }
    },
  );

  test("is not to be overridden by a header or a field", async () => {
    const headers = { "X-HTTP-Method-Override": "PATCH", "Content-Type": "application/json", Cookie: cookie };
    const answer = await send("POST", `/api/chat/sessions/${chatId}?_method=PATCH`, headers, '{"isCompleted":true}');
    expect(answer.status).toBe(405);
  });
});

describe("the size of a body", () => {
  test.each(["/api/profile", "/login", `/nowhere`])(
    "one byte over 64 KiB is 413 at %s, announced or not",
    async (path) => {
      const body = Buffer.alloc(64 * KIB + 1, "a");
      const type = { "Content-Type": "application/json", Cookie: cookie };
      expect((await send("POST", path, { ...type, "Content-Length": String(body.length) }, body)).status).toBe(413);
      expect(await sendChunked(path, body)).toBe(413);
    },
  );

  test("of 413 is said in JSON to a call", async () => {
    const type = { "Content-Type": "application/json", Cookie: cookie };
    const answer = await send(
      "POST",
      "/api/profile",
      { ...type, "Content-Length": String(65 * KIB) },
      Buffer.alloc(65 * KIB),
    );
    expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) as string });
  });

  test("up to 64 KiB is read, and judged by what it says", async () => {
    const type = { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie };
    const answer = await send("POST", "/edit-profile", type, `name=${"a".repeat(63 * KIB)}`);
    expect(answer.status).toBe(400);
    const call = JSON.stringify({ name: "a".repeat(63 * KIB) });
    expect(
      (await send("POST", "/api/profile", { "Content-Type": "application/json", Cookie: cookie }, call)).status,
    ).toBe(400);
  });

  test("of 100 MiB costs no memory: refused, announced or chunked, and the process grows by less than 20 MB", async () => {
    // Once before measuring, so that what the first refusal allocates is not counted.
    await sendChunked("/api/profile", Buffer.alloc(MIB));
    const before = residentBytes();
    const piece = Buffer.alloc(MIB, "a");
    expect([413, "cut off"]).toContain(await sendChunked("/api/profile", piece, 100));
    expect([413, "cut off"]).toContain(await sendAnnounced("/login", 100 * MIB, piece));
    expect(await sendAnnounced("/login", 100 * MIB, Buffer.alloc(0))).toBe(413);
    expect(residentBytes() - before).toBeLessThan(20 * MIB);
    expect((await send("GET", "/healthz")).status).toBe(200);
  });
});

describe("every page", () => {
  const pages = ["/", "/login", "/signup", "/v1", "/privacy-policy", "/nowhere"];

  test.each(pages)("%s carries the security headers and a policy with a nonce of its own", async (path) => {
    const [first, second] = [await send("GET", path), await send("GET", path)];
    const nonces = [first, second].map((answer) => {
      expect(answer.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      });
      expect(answer.headers["x-powered-by"]).toBeUndefined();
      expect(answer.headers["cache-control"]).toContain("no-store");
      const policy = directivesOf(answer);
      expect(policy.get("default-src")).toBe("'none'");
      expect(policy.get("base-uri")).toBe("'none'");
      expect(policy.get("form-action")).toBe("'self'");
      expect(policy.get("frame-ancestors")).toBe("'self'");
      expect([...policy.values()].join(" ")).not.toMatch(/unsafe-|\*(?!\.googleusercontent\.com)/);
      return /'nonce-([^']+)'/.exec(policy.get("script-src") ?? "")?.[1] ?? "";
    });
    expect(new Set(nonces).size).toBe(2);
    expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
    for (const [tag] of first.body.matchAll(/<(?:script|style)\b[^>]*>/g)) {
      if (!tag.includes("application/ld+json")) expect(tag).toContain(`nonce="${nonces[0]}"`);
    }
    expect(first.body).not.toMatch(/ style="| on[a-z]+="/);
  });

  test("a signed-in one too, and its inline script runs under the nonce", async () => {
    const answer = await send("GET", "/profile", { Cookie: cookie });
    const nonce = /'nonce-([^']+)'/.exec(directivesOf(answer).get("script-src") ?? "")?.[1];
    const inline = [...answer.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test.each(["/api/auth/user", "/healthz", "/favicon.svg", "/robots.txt"])(
    "%s, no page, carries them as well",
    async (path) => {
      expect((await send("GET", path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "SAMEORIGIN",
      });
    },
  );
});

describe("what is not to be had", () => {
  test.each([
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/.well-known/../.env",
    "/build/server/index.js",
    "/build/server.js",
    "/server/index.js",
    "/server.ts",
    "/package.json",
    "/data/repartee.db",
    "/data/session-secret",
    "/node_modules/react/package.json",
    "/assets/../../server/index.js",
    "/assets/%2e%2e/%2e%2e/server/index.js",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%5c..%5cserver.js",
    "/assets/",
    "/.vite/manifest.json",
    "/%00",
    "/%",
    "/%ff",
  ])("%s", async (path) => {
    const answer = await send("GET", path, { Cookie: cookie });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/root:x:|createRequestHandler|"dependencies"|SQLite format/);
  });

  test("the maps of our scripts", async () => {
    const scripts = [...(await send("GET", "/login")).body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const asset = await send("GET", String(script));
      expect([script, asset.status]).toEqual([script, 200]);
      expect(asset.headers["cache-control"]).toContain("immutable");
      expect(asset.body).not.toContain("sourceMappingURL");
      expect((await send("GET", `${script}.map`)).status).toBe(404);
    }
  });
});

describe("compression", () => {
  test("is for pages", async () => {
    const answer = await send("GET", "/login", { "Accept-Encoding": "gzip" });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.headers.vary).toContain("Accept-Encoding");
  });

  test("is not for streams, whose words must not wait", async () => {
    for (const path of [`/api/chat/sessions/${chatId}/events`, `/chat/${chatId}/live?part=reply`]) {
      const headers = await headOf(path, { "Accept-Encoding": "gzip, br", Cookie: cookie });
      expect([path, headers["content-encoding"]]).toEqual([path, undefined]);
    }
  });
});

describe("in public mode", () => {
  const OURS = { Host: "app.example.com" };
  let local: RunningServer;
  let open: RunningServer;

  beforeAll(async () => {
    open = await startServer({
      APP_URL: "https://app.example.com",
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      SMTP_URL: "smtp://127.0.0.1:1",
      LOG_LEVEL: "info",
    });
    local = server;
    server = open;
  });

  afterAll(async () => {
    server = local;
    await open.stop();
  });

  test("our name is served, over https only: cookies, links and policy say so", async () => {
    const page = await send("GET", "/", OURS);
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toContain("max-age=31536000");
    expect(directivesOf(page).has("upgrade-insecure-requests")).toBe(true);
    expect(page.body).not.toMatch(/http:\/\/(?:localhost|app\.example\.com)/);
    const [cookieHeader = ""] = (await send("POST", "/api/logout", OURS)).headers["set-cookie"] ?? [];
    expect(cookieHeader).toMatch(/^__Host-sid=;/);
    for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) {
      expect(cookieHeader.split("; ")).toContain(attribute);
    }
  });

  test.each(["localhost", "127.0.0.1", "[::1]", "app.example.com.evil.test", "www.app.example.com", "evil.test"])(
    "%s is somebody else's name: 421",
    async (name) => {
      expect((await send("GET", "/login", { Host: name })).status).toBe(421);
    },
  );

  test.each([
    ["http://app.example.com", 403],
    ["http://127.0.0.1", 403],
    ["null", 403],
    ["https://evil.test", 403],
    ["https://app.example.com", 401],
  ])("a write from %s gets %i", async (Origin, status) => {
    const headers = { ...OURS, "Content-Type": "application/json", "X-Forwarded-Host": "evil.test", Origin };
    expect((await send("POST", "/api/profile", headers, '{"name":"A"}')).status).toBe(status);
  });

  test.each(["/dev/mailbox", "/dev/mailbox.json", "/dev/mailbox.json?to=a@b.co"])("%s does not exist", async (path) => {
    expect((await send("GET", path, { ...OURS, "X-Forwarded-For": "127.0.0.1" })).status).toBe(404);
  });

  test("the commonest passwords are refused, and a mail server that fails is said in SPEC's words", async () => {
    const json = { ...OURS, "Content-Type": "application/json" };
    const mail = await send("POST", "/api/auth/send-otp", json, '{"email":"ann@example.com"}');
    expect([mail.status, JSON.parse(mail.body)]).toEqual([
      502,
      { message: "Failed to send verification code", code: "bad_gateway" },
    ]);
    const form = "intent=details&name=A&email=a%40b.co&password=password123&confirmPassword=password123";
    const page = await send("POST", "/signup", { ...OURS, ...FORM }, form);
    expect(page.status).toBe(400);
    expect(page.body).toContain("one of the first that others would guess");
    expect(page.body).not.toContain("password123");
  });
});

test.each([
  "tz=%",
  "tz=%E0%A4%A",
  "tz=Mars/Olympus",
  "theme=%",
  "sid=%",
  "sid=a.b",
  "toast=%",
  "=;;;=",
  "sid=".padEnd(4_000, "x"),
])("a cookie that makes no sense (%s) breaks no page", async (odd) => {
  for (const path of ["/", "/login", "/api/auth/user"]) {
    const { status } = await send("GET", path, { Cookie: `${cookie}; ${odd}` });
    expect([path, status]).not.toEqual([path, 500]);
  }
});

test("nothing above was an error to the server: it says what it refused, and no address, cookie or body", () => {
  const output = server.output();
  expect(output).not.toContain('"level":50');
  for (const secret of [ann.password, String(ann.visitor.cookies.get("sid")), "Forged"])
    expect(output).not.toContain(secret);
});

function directivesOf(answer: Answer): Map<string, string> {
  const policy = String(answer.headers["content-security-policy"]);
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(" ");
      return [name, values.join(" ")];
    }),
  );
}

/** The headers of an answer that does not end. */
function headOf(path: string, headers: Headers): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port: server.port, path, headers, agent: false }, (response) => {
      response.destroy();
      resolve(response.headers);
    });
    request.on("error", reject);
    request.end();
  });
}

/** Sends the piece so many times without announcing how much will come; the status that comes back. */
function sendChunked(path: string, piece: Buffer, times = 1): Promise<number | "cut off"> {
  return sendPieces(path, { "Transfer-Encoding": "chunked" }, piece, times);
}

function sendAnnounced(path: string, bytes: number, piece: Buffer): Promise<number | "cut off"> {
  return sendPieces(path, { "Content-Length": String(bytes) }, piece, piece.length > 0 ? bytes / piece.length : 0);
}

/**
 * Keeps sending as fast as the server takes it, until it answers. The server closes without reading the rest, so who is
 * still sending may be cut off before they can read why.
 */
function sendPieces(path: string, headers: Headers, piece: Buffer, times: number): Promise<number | "cut off"> {
  return new Promise((resolve) => {
    let status: number | undefined;
    let left = times;
    const all = { ...headers, "Content-Type": "application/json", Cookie: cookie };
    const options = { host: "127.0.0.1", port: server.port, method: "POST", path, headers: all, agent: false };
    const request = httpRequest(options, (response) => {
      status = response.statusCode;
      response.resume();
      resolve(status ?? 0);
      request.destroy();
    });
    request.on("error", () => resolve("cut off"));
    const write = () => {
      while (left > 0 && status === undefined) {
        left -= 1;
        if (!request.write(piece)) {
          request.once("drain", write);
          return;
        }
      }
      // Less than announced: the server has to answer without having seen the rest.
      if (piece.length > 0) request.end();
      else request.flushHeaders();
    };
    write();
  });
}

function residentBytes(): number {
  const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
  return Number(kib) * KIB;
}
