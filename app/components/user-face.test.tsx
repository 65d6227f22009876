import { describe, expect, it } from "vitest";
import { faceOf } from "./user-face.tsx";

describe("faceOf", () => {
  it("is always the same face for the same person", () => {
    expect(faceOf("9b2f1c52-5a3e-4f0b-9d38-7a3f0e6c1a01")).toEqual(faceOf("9b2f1c52-5a3e-4f0b-9d38-7a3f0e6c1a01"));
  });

  it("differs between people", () => {
    const faces = Array.from({ length: 50 }, (_, at) => JSON.stringify(faceOf(`person-${at}`)));
    expect(new Set(faces).size).toBeGreaterThan(40);
  });
});
