import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Bank, type Ending } from "./bank.ts";
import { manualClock } from "./clock.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import type { Page } from "./pages.ts";
import { refundedTotal, type Transaction } from "./transaction.ts";
import type { Status } from "./transitions.ts";

const MINUTE = 60_000;

function request(change: Partial<PageRequest> = {}): PageRequest {
  return {
    orderId: "ORD-1",
    grossAmount: 25_000,
    finishUrl: undefined,
    expiry: { start: undefined, milliseconds: 60 * MINUTE },
    pageMilliseconds: 24 * 60 * MINUTE,
    ...change,
  };
}

function setUp() {
  const clock = manualClock();
  const told: Status[] = [];
  const bank = new Bank(clock, ({ status }: Transaction) => told.push(status));
  const open = (change?: Partial<PageRequest>) => (bank.openPage(request(change)) as Page).token;
  return { bank, clock, told, open };
}

describe("time", () => {
  it("ends an unpaid payment, and sends a notification", () => {
    const { bank, clock, told, open } = setUp();
    bank.charge(open(), "pending");
    clock.advance(60 * MINUTE);
    expect(told).toEqual(["pending", "expire"]);
    expect(bank.find("ORD-1")?.status).toBe("expire");
  });

  it("does not touch one that was made", () => {
    const { bank, clock, told, open } = setUp();
    bank.charge(open(), "success");
    clock.advance(60 * MINUTE);
    expect(told).toEqual(["pending", "settlement"]);
  });

  it("closes an unused page in silence", () => {
    const { bank, clock, told, open } = setUp();
    const token = open({ pageMilliseconds: 15 * MINUTE });
    clock.advance(15 * MINUTE);
    expect(bank.charge(token, "success").refused?.code).toBe("407");
    expect(told).toEqual([]);
  });

  it("counts from the start that the merchant named", () => {
    const { bank, clock, open } = setUp();
    const token = open({ expiry: { start: clock.now(), milliseconds: 30 * MINUTE } });
    clock.advance(20 * MINUTE);
    bank.charge(token, "pending");
    clock.advance(10 * MINUTE);
    expect(bank.find("ORD-1")?.status).toBe("expire");
  });
});

describe("an order", () => {
  it("may be tried again on the same page after a denial, as another transaction", () => {
    const { bank, open } = setUp();
    const token = open();
    bank.charge(token, "failure");
    bank.charge(token, "success");
    const [first, second] = bank.attempts("ORD-1");
    expect([first?.status, second?.status]).toEqual(["deny", "settlement"]);
    expect(first?.transactionId).not.toBe(second?.transactionId);
    expect(bank.find("ORD-1")).toBe(second);
  });

  it("may be opened anew once its time ran out", () => {
    const { bank, clock, open } = setUp();
    bank.charge(open(), "pending");
    expect(bank.openPage(request())).toBe("taken");
    clock.advance(60 * MINUTE);
    expect(bank.charge(open(), "success").transaction?.status).toBe("settlement");
  });

  it("is paid once: its page then refuses", () => {
    const { bank, open } = setUp();
    const token = open();
    bank.charge(token, "success");
    expect(bank.charge(token, "success").refused?.code).toBe("406");
  });

  it("that waits can be paid later through the same page", () => {
    const { bank, told, open } = setUp();
    const token = open();
    const { transaction } = bank.charge(token, "pending");
    expect(bank.charge(token, "pending").transaction).toBe(transaction);
    expect(bank.charge(token, "success").transaction).toBe(transaction);
    expect(told).toEqual(["pending", "settlement"]);
  });
});

it("refuses to refund a transfer, as the provider does", () => {
  const { bank, open } = setUp();
  bank.charge(open(), "success", "bsi_va");
  const asked = { refundKey: "a", amount: undefined, reason: "" };
  expect(bank.refund("ORD-1", asked).refused?.code).toBe("412");
});

const ending = fc.constantFrom<Ending>("success", "pending", "failure", "challenge");
const step = fc.oneof(
  fc.record({ do: fc.constant("open" as const) }),
  fc.record({ do: fc.constant("charge" as const), ending, page: fc.nat(5) }),
  fc.record({ do: fc.constantFrom("cancel" as const, "expire" as const, "settlement" as const) }),
  fc.record({
    do: fc.constant("refund" as const),
    amount: fc.integer({ min: 1, max: 30_000 }),
    key: fc.nat(9),
  }),
  fc.record({ do: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 90 }) }),
);

it("keeps its books consistent under random sequences of calls", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { bank, clock } = setUp();
      const pages: Page[] = [];
      for (const it of steps) {
        if (it.do === "open") {
          const page = bank.openPage(request());
          if (page !== "taken") pages.push(page);
        } else if (it.do === "charge") bank.charge(pages[it.page]?.token ?? "", it.ending);
        else if (it.do === "refund")
          bank.refund("ORD-1", { refundKey: String(it.key), amount: it.amount, reason: "" });
        else if (it.do === "wait") clock.advance(it.minutes * MINUTE);
        else bank.move("ORD-1", it.do === "settlement" ? "settlement" : it.do);

        expect(pages.filter((page) => bank.pages.isAlive(page)).length).toBeLessThanOrEqual(1);
        for (const transaction of bank.attempts("ORD-1")) {
          const returned = refundedTotal(transaction);
          expect(returned).toBeLessThanOrEqual(transaction.grossAmount);
          expect(transaction.status === "refund").toBe(returned === transaction.grossAmount);
        }
      }
    }),
  );
});

describe("a merchant's request", () => {
  const body = {
    transaction_details: { order_id: "ORD-1", gross_amount: 10_000 },
    item_details: [{ name: "Infak", price: 5_000, quantity: 2 }],
  };
  const problemsOf = (change: object) => readPageRequest({ ...body, ...change }).problems?.join();
  const details = (change: object) => ({ transaction_details: { ...body.transaction_details, ...change } });

  it("is understood", () => {
    const expiry = { start_time: "2026-11-15 08:00:00 +0700", unit: "hours", duration: 2 };
    expect(readPageRequest({ ...body, expiry }).request).toMatchObject({
      orderId: "ORD-1",
      grossAmount: 10_000,
      expiry: { start: new Date("2026-11-15T01:00:00Z"), milliseconds: 120 * MINUTE },
    });
    expect(readPageRequest(body).request?.expiry).toEqual({ start: undefined, milliseconds: 1440 * MINUTE });
  });

  it.each([
    ["no order", { transaction_details: undefined }, "order_id is required"],
    ["a long order id", details({ order_id: "x".repeat(51) }), "order_id too long"],
    ["a bad order id", details({ order_id: "ORD 1" }), "order_id contains invalid character"],
    ["no amount", details({ gross_amount: "10000" }), "gross_amount is required"],
    ["nothing to pay", details({ gross_amount: 0 }), "gross_amount must be greater"],
    ["half a rupiah", details({ gross_amount: 0.5 }), "gross_amount is not a number"],
    ["a wrong sum", details({ gross_amount: 10_001 }), "is not equal to the sum of item_details"],
    ["an item without a name", { item_details: [{ price: 10_000, quantity: 1 }] }, "Name is required"],
    ["a long name", { item_details: [{ name: "x".repeat(51), price: 1, quantity: 1 }] }, "Name too long"],
    ["a broken start", { expiry: { start_time: "besok" } }, "start_time format is invalid"],
  ])("is refused with %s", (_what, change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });
});
