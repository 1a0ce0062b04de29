import { describe, expect, it } from "vitest";
import { type CheckoutValues, checkoutErrors } from "./checkout.ts";

const complete: CheckoutValues = {
  method: "bsi",
  fullName: "Siti Rahmawati",
  phone: "0812 0000 0000",
  email: "",
  note: "",
  address: null,
  way: "",
};

describe("what a buyer filled in", () => {
  it("is complete with a method, a name and a phone", () => {
    expect(checkoutErrors(complete)).toEqual({});
  });

  it("lacks what the specification requires", () => {
    expect(checkoutErrors({ ...complete, method: null, fullName: " ", phone: "" })).toEqual({
      method: "Silakan pilih metode pembayaran",
      fullName: "Isi dengan nama lengkap.",
      phone: "Isi dengan nomor telepon.",
    });
  });

  it("is wrong with a phone or an e-mail that cannot be", () => {
    expect(Object.keys(checkoutErrors({ ...complete, phone: "abc", email: "siti@" }))).toEqual([
      "phone",
      "email",
    ]);
  });
});
