import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import {
  type FieldErrors,
  firstWrong,
  onlyWrong,
  serverFieldErrors,
  withoutErrorsOf,
} from "./field-errors.ts";

interface Values {
  name: string;
  phone: string;
  proof: File | null;
}

const EMPTY: Values = { name: "", phone: "", proof: null };
const refusal = (errors?: Record<string, string[]>, status = 400) =>
  new ApiError({ status, code: "any", detail: "Ditolak.", errors });

describe("serverFieldErrors", () => {
  it("is the first sentence of each field", () => {
    expect(serverFieldErrors(refusal({ name: ["Kosong.", "Pendek."], phone: [] }))).toEqual({
      name: "Kosong.",
    });
  });

  it.each([413, 415])("puts a file that is refused with %d at its field", (status) => {
    const found = serverFieldErrors<Values>(refusal(undefined, status), "proof");
    expect(found).toEqual({ proof: "Ditolak." });
  });

  it("is empty for a refusal without fields and for a programming error", () => {
    expect(serverFieldErrors<Values>(refusal(), "proof")).toEqual({});
    expect(serverFieldErrors(new TypeError("errors"))).toEqual({});
    expect(serverFieldErrors(null)).toEqual({});
  });
});

describe("firstWrong", () => {
  it("follows the order of the form, not of the answer", () => {
    const errors: FieldErrors<Values> = { proof: "Ditolak.", phone: "Salah." };
    expect(firstWrong(errors, EMPTY)).toBe("phone");
    expect(firstWrong(errors, undefined)).toBe("proof");
    expect(firstWrong({}, EMPTY)).toBeUndefined();
  });
});

it("removes the error of a field that is being changed", () => {
  expect(withoutErrorsOf<Values>({ name: "Kosong.", phone: "Salah." }, { name: "R" })).toEqual({
    phone: "Salah.",
  });
});

it("keeps only the fields that are wrong", () => {
  expect(onlyWrong({ name: undefined, phone: "Salah." })).toEqual({ phone: "Salah." });
});
