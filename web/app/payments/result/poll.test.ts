import { describe, expect, it } from "vitest";
import { ApiError, unreachable } from "../../platform/api-error.ts";
import { addressAfter, POLL_MS, pollDelay } from "./poll.ts";

const refusal = (status: number) => new ApiError({ status, code: "any", detail: "" });

describe("pollDelay", () => {
  it("asks every five seconds while the payment is pending or not known yet", () => {
    expect(POLL_MS).toBe(5000);
    expect(pollDelay({ status: "pending" }, null)).toBe(POLL_MS);
    expect(pollDelay(undefined, null)).toBe(POLL_MS);
  });

  it.each(["success", "failed"] as const)("stops at %s, also when the last call failed", (status) => {
    expect(pollDelay({ status }, null)).toBe(false);
    expect(pollDelay({ status }, unreachable())).toBe(false);
  });

  it("goes on through a lost connection and a server in trouble", () => {
    expect(pollDelay(undefined, unreachable())).toBe(POLL_MS);
    expect(pollDelay({ status: "pending" }, refusal(503))).toBe(POLL_MS);
    expect(pollDelay({ status: "pending" }, refusal(429))).toBe(POLL_MS);
  });

  it("stops when there is no such payment", () => {
    expect(pollDelay(undefined, refusal(404))).toBe(false);
    expect(pollDelay(undefined, refusal(400))).toBe(false);
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
