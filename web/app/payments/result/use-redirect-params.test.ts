import { describe, expect, it } from "vitest";
import { redirectParamsOf } from "./use-redirect-params.ts";

describe("redirectParamsOf", () => {
  it("reads the provider's parameters", () => {
    expect(
      redirectParamsOf("?order_id=DON-1&status_code=200&transaction_status=capture", null),
    ).toMatchObject({
      orderId: "DON-1",
      statusCode: "200",
      transactionStatus: "capture",
    });
  });

  it("takes the transaction that the page before passed on, when the address names none", () => {
    const state = { transactionId: "DON-2", amount: 25_225, paymentMethod: "midtrans" };
    expect(redirectParamsOf("", state)).toMatchObject({
      orderId: "DON-2",
      amount: 25_225,
      method: "midtrans",
    });
    expect(redirectParamsOf("?order_id=DON-1", state).orderId).toBe("DON-1");
    // By either name, but never an amount: the author of an address could claim any amount.
    expect(redirectParamsOf("?transactionId=DON-3&amount=9000000", null)).toMatchObject({
      orderId: "DON-3",
      amount: undefined,
    });
  });

  it("believes no strange shapes", () => {
    expect(
      redirectParamsOf("?status_code=", { transactionId: 5, amount: "banyak", paymentMethod: null }),
    ).toEqual({
      orderId: "",
      statusCode: undefined,
      transactionStatus: undefined,
      amount: undefined,
      method: undefined,
    });
  });
});
