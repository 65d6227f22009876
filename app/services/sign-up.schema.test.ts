import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { Login } from "./auth.schema.ts";
import { CodeEntry, SendCode, SignUpDetails, VerifyCode } from "./sign-up.schema.ts";

const ANN = { name: "Ann", email: "ann@example.com", password: "long enough", confirmPassword: "long enough" };

describe("sign-up details", () => {
  test("an empty form names every field at once, in the catalogue's words", () => {
    expect(errors(SignUpDetails, {})).toEqual({
      name: ["Name is required"],
      email: ["Email is required"],
      password: ["Password must be at least 8 characters"],
      confirmPassword: ["Passwords don't match"],
    });
  });

  test("the passwords must be equal, said beside the second one also while something else is wrong", () => {
    expect(errors(SignUpDetails, { ...ANN, name: "", confirmPassword: "long enougj" })).toEqual({
      name: ["Name is required"],
      confirmPassword: ["Passwords don't match"],
    });
  });

  test("addresses get one spelling: full-width, spaces and capitals go", () => {
    expect(parse(SignUpDetails, { ...ANN, email: "  Ａnn@Example.COM " }).email).toBe("ann@example.com");
  });

  test.each(["ann", "ann@", "ann@example", `${"a".repeat(250)}@ex.com`, "a,b@example.com, c@example.com"])(
    "%s is no address",
    (email) => expect(errors(SignUpDetails, { ...ANN, email })).toEqual({ email: ["Invalid email address"] }),
  );

  test("names have 1 to 60 characters after trimming, and no control characters", () => {
    expect(errors(SignUpDetails, { ...ANN, name: "   " })).toEqual({ name: ["Name is required"] });
    expect(parse(SignUpDetails, { ...ANN, name: ` ${"🙂".repeat(60)} ` }).name).toBe("🙂".repeat(60));
    expect(errors(SignUpDetails, { ...ANN, name: "a".repeat(61) })).toEqual({
      name: ["Name must be at most 60 characters"],
    });
    expect(parse(SignUpDetails, { ...ANN, name: "An\r\nn" }).name).toBe("Ann");
  });

  test("passwords have 8 to 128 characters of any alphabet", () => {
    expect(errors(SignUpDetails, withPassword("seven77"))).toEqual({
      password: ["Password must be at least 8 characters"],
    });
    expect(errors(SignUpDetails, withPassword("p".repeat(129)))).toEqual({
      password: ["Password must be at most 128 characters"],
    });
    expect(parse(SignUpDetails, withPassword("🗝".repeat(8))).password).toBe("🗝".repeat(8));
    expect(parse(SignUpDetails, withPassword(" ".repeat(128))).password).toHaveLength(128);
  });
});

test("the code field drops what is not a digit and wants six of them", () => {
  expect(parse(CodeEntry, { otpCode: " 12-34 56 " }).otpCode).toBe("123456");
  for (const otpCode of ["", "12345", "1234567", "abcdef"]) {
    expect(errors(CodeEntry, { otpCode })).toEqual({ otpCode: ["Please enter a 6-digit code"] });
  }
});

test("the calls say their own words", () => {
  expect(errors(VerifyCode, { email: "ann@example.com", otpCode: "12345" })).toEqual({
    otpCode: ["OTP code must be 6 digits"],
  });
  expect(errors(SendCode, {})).toEqual({ email: ["Invalid email address"] });
});

test("login wants an address and any password", () => {
  expect(errors(Login, {})).toEqual({ email: ["Invalid email address"], password: ["Password is required"] });
  expect(parse(Login, { email: "Ann@Example.com", password: "x" }).email).toBe("ann@example.com");
});

function withPassword(password: string) {
  return { ...ANN, password, confirmPassword: password };
}

function submit<T extends z.ZodType>(schema: T, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithZod(form, { schema });
}

function errors(schema: z.ZodType, fields: Record<string, string>) {
  const submission = submit(schema, fields);
  if (submission.status === "success") throw new Error("The premise is wrong: this was accepted");
  return submission.error;
}

function parse<T extends z.ZodType>(schema: T, fields: Record<string, string>): z.output<T> {
  const submission = submit(schema, fields);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value as z.output<T>;
}
