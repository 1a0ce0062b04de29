import { describe, expect, it } from "vitest";
import { ApiError, unreachable } from "../../platform/api-error.ts";
import { addressAfter, POLLING_MS, pollingDelay } from "./queries.ts";

const refusal = (status: number) => new ApiError({ status, code: "any", detail: "" });

describe("pollingDelay", () => {
  it("asks every five seconds while the payment is pending or not known yet", () => {
    expect(POLLING_MS).toBe(5000);
    expect(pollingDelay({ status: "pending" }, null)).toBe(POLLING_MS);
    expect(pollingDelay(undefined, null)).toBe(POLLING_MS);
  });

  it.each(["success", "failed"] as const)("stops at %s, also when the last call failed", (status) => {
    expect(pollingDelay({ status }, null)).toBe(false);
    expect(pollingDelay({ status }, unreachable())).toBe(false);
  });

  it("goes on asking after a lost connection or a server error", () => {
    expect(pollingDelay(undefined, unreachable())).toBe(POLLING_MS);
    expect(pollingDelay({ status: "pending" }, refusal(503))).toBe(POLLING_MS);
    expect(pollingDelay({ status: "pending" }, refusal(429))).toBe(POLLING_MS);
  });

  it("stops when there is no such payment", () => {
    expect(pollingDelay(undefined, refusal(404))).toBe(false);
    expect(pollingDelay(undefined, refusal(400))).toBe(false);
  });
});

describe("addressAfter", () => {
  it("leads to the result with the order and its status, encoded", () => {
    expect(addressAfter({ order_id: "DON-1", status: "success" })).toBe(
      "/payment-success?order_id=DON-1&transaction_status=success",
    );
    expect(addressAfter({ order_id: "a&b", status: "failed" })).toBe(
      "/payment-failed?order_id=a%26b&transaction_status=failed",
    );
    expect(addressAfter({ order_id: "DON-1", status: "pending" })).toBeUndefined();
  });
});
