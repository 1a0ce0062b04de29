import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Outcome, outcomeOf } from "./status-meaning.ts";

const FIRST: Record<string, Outcome> = {
  pending: "pending",
  authorize: "pending",
  capture: "paid",
  settlement: "paid",
  deny: "attempt_failed",
  cancel: "attempt_failed",
  expire: "attempt_failed",
  failure: "attempt_failed",
  refund: "refunded",
  partial_refund: "partially_refunded",
  chargeback: "charged_back",
  partial_chargeback: "charged_back",
};
const WORDS = Object.keys(FIRST);
const FRAUD = [undefined, null, "accept", "challenge", "deny", "review"] as const;
const CODES = ["200", "201", "202", "407"] as const;

describe("the provider's status", () => {
  it.each(Object.entries(FIRST))("%s means %s", (transactionStatus, outcome) => {
    expect(outcomeOf({ transactionStatus, statusCode: "200" })).toBe(outcome);
    expect(outcomeOf({ transactionStatus, statusCode: "200", fraudStatus: "accept" })).toBe(outcome);
  });

  it.each([
    ["deny", "reversed"],
    ["cancel", "reversed"],
    ["expire", "attempt_failed"],
    ["failure", "attempt_failed"],
    ["pending", "pending"],
    ["settlement", "paid"],
    ["refund", "refunded"],
  ])("%s of a paid transaction means %s", (transactionStatus, outcome) => {
    expect(outcomeOf({ transactionStatus, statusCode: "200" }, { paidBefore: true })).toBe(outcome);
  });

  it.each(["capture", "settlement"])(
    "%s with a fraud suspicion is held, and with a denial is no payment",
    (word) => {
      const report = { transactionStatus: word, statusCode: "200" };
      expect(outcomeOf({ ...report, statusCode: "201", fraudStatus: "challenge" })).toBe("held");
      expect(outcomeOf({ ...report, fraudStatus: "review" })).toBe("held");
      expect(outcomeOf({ ...report, fraudStatus: "deny" })).toBe("attempt_failed");
      expect(outcomeOf({ ...report, fraudStatus: "deny" }, { paidBefore: true })).toBe("reversed");
    },
  );

  it.each(["", "Settlement", "toString", "__proto__", "lunas"])("%j is unknown", (transactionStatus) => {
    expect(outcomeOf({ transactionStatus, statusCode: "200" })).toBe("unknown");
  });
});

it("only capture or settlement with code 200 and without suspicion means paid", () => {
  for (const transactionStatus of WORDS)
    for (const fraudStatus of FRAUD)
      for (const statusCode of CODES)
        for (const paidBefore of [false, true]) {
          const sound = statusCode === "200" && (fraudStatus ?? "accept") === "accept";
          const pays = FIRST[transactionStatus] === "paid" && sound;
          const outcome = outcomeOf({ transactionStatus, fraudStatus, statusCode }, { paidBefore });
          expect(outcome === "paid", `${transactionStatus} ${fraudStatus} ${statusCode}`).toBe(pays);
        }
});

it("an invented status never means paid", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (transactionStatus, fraudStatus, statusCode) => {
      fc.pre(!WORDS.includes(transactionStatus));
      expect(outcomeOf({ transactionStatus, fraudStatus, statusCode })).toBe("unknown");
    }),
  );
});
