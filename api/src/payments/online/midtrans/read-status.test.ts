import { expect, it } from "vitest";
import { MidtransUnavailable } from "./errors.ts";
import { readTransactionStatus } from "./read-status.ts";

const body = {
  order_id: "ORD-1",
  transaction_id: "t-1",
  transaction_status: "pending",
  status_code: "201",
  gross_amount: "25000.00",
  payment_type: "qris",
};

it("reads the fields that it needs and keeps the rest", () => {
  const whole = { ...body, fraud_status: null, issuer: "gopay" };
  const status = readTransactionStatus(whole);
  expect(status).toEqual({
    orderId: "ORD-1",
    transactionId: "t-1",
    transactionStatus: "pending",
    statusCode: "201",
    grossAmount: 25_000,
    paymentType: "qris",
    raw: whole,
  });
});

it.each([
  ["half a rupiah", { ...body, gross_amount: "25000.50" }],
  ["no amount", { ...body, gross_amount: undefined }],
  ["no transaction", { ...body, transaction_id: undefined }],
  ["nothing", null],
])("does not act on %s", (_what, said) => {
  expect(() => readTransactionStatus(said)).toThrow(MidtransUnavailable);
});
