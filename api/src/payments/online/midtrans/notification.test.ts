import fc from "fast-check";
import { expect, it } from "vitest";
import { isGenuine, midtransNotification, signatureOf } from "./notification.ts";

const SERVER_KEY = "SB-Mid-server-CONTOH";
const signed = { order_id: "DON-20261115-0001", status_code: "200", gross_amount: "25000.00" };
const SIGNATURE =
  "63c1a5bd4591bb96d4d2803c846d87f198df41c55a30378b00a6e54ae0f3ca09" +
  "fef9aaa66521f9979890be1fe97229a60e0a4602b02de783c2eeda946a30a07c";
const genuine = { ...signed, signature_key: SIGNATURE };

it("signs as the provider does", () => {
  expect(signatureOf(signed, SERVER_KEY)).toBe(SIGNATURE);
  expect(isGenuine(genuine, SERVER_KEY)).toBe(true);
});

it.each([
  ["another order", { order_id: "DON-20261115-0002" }],
  ["another amount", { gross_amount: "26000.00" }],
  ["the amount written otherwise", { gross_amount: "25000" }],
  ["another code", { status_code: "201" }],
  ["an empty signature", { signature_key: "" }],
  ["a short signature", { signature_key: SIGNATURE.slice(1) }],
  ["a signature in capitals", { signature_key: SIGNATURE.toUpperCase() }],
  ["as many characters, but more bytes", { signature_key: `é${SIGNATURE.slice(1)}` }],
])("refuses %s", (_what, change) => {
  expect(isGenuine({ ...genuine, ...change }, SERVER_KEY)).toBe(false);
});

it("refuses every signature made with another key", () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      fc.pre(key !== SERVER_KEY);
      expect(isGenuine({ ...signed, signature_key: signatureOf(signed, key) }, SERVER_KEY)).toBe(false);
    }),
  );
});

const whole = {
  ...genuine,
  transaction_id: "513f1f01-c9da-474c-9fc9-d5c64364b709",
  transaction_status: "settlement",
  payment_type: "qris",
  currency: "IDR",
};

it("keeps unknown fields, and accepts missing optional ones", () => {
  const read = midtransNotification.parse({ ...whole, issuer: "gopay", va_numbers: [{ bank: "bsi" }] });
  expect(read).toMatchObject({ ...whole, issuer: "gopay", va_numbers: [{ bank: "bsi" }] });
  expect(read.fraud_status).toBeUndefined();
});

it.each(["order_id", "transaction_id", "transaction_status", "status_code", "gross_amount", "signature_key"])(
  "requires %s as a string",
  (field) => {
    expect(midtransNotification.safeParse({ ...whole, [field]: undefined }).success).toBe(false);
    expect(midtransNotification.safeParse({ ...whole, [field]: 200 }).success).toBe(false);
  },
);
