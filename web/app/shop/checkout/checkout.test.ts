import { profile } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { buyerPrefill, CHECKOUT_FORM, type CheckoutValues, checkoutErrors } from "./checkout.ts";

const complete: CheckoutValues = {
  ...CHECKOUT_FORM,
  method: "bsi",
  payer_name: "Siti Rahmawati",
  payer_phone: "0812 0000 0000",
};

describe("a buyer's form", () => {
  it("is complete with a method, a name and a phone", () => {
    expect(checkoutErrors(complete)).toEqual({});
  });

  it("is incomplete without a method, a name or a phone", () => {
    expect(checkoutErrors({ ...complete, method: "", payer_name: " ", payer_phone: "" })).toEqual({
      method: "Silakan pilih metode pembayaran",
      payer_name: "Isi dengan nama lengkap.",
      payer_phone: "Isi dengan nomor telepon.",
    });
  });

  it("is refused with an invalid phone or e-mail", () => {
    expect(Object.keys(checkoutErrors({ ...complete, payer_phone: "abc", payer_email: "siti@" }))).toEqual([
      "payer_phone",
      "payer_email",
    ]);
  });
});

it("prefills only the name and mail address of a profile, which the form shows", () => {
  const secrets = Object.fromEntries(Object.keys(profile.shape).map((field) => [field, `rahasia ${field}`]));
  const shown = { name_full: "Siti Rahmawati", email: "siti@contoh.id" };
  const last = { customer_name: "Siti", note: "rahasia: Jl. Kenanga 14" };
  expect({ ...CHECKOUT_FORM, ...buyerPrefill({ ...secrets, ...shown }, last, { phone: "0812" }) }).toEqual({
    ...CHECKOUT_FORM,
    ...{ payer_name: "Siti Rahmawati", payer_phone: "0812", payer_email: "siti@contoh.id" },
  });
});
