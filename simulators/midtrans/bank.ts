import { randomInt, randomUUID } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Remembered } from "./memory.ts";
import type { PageRequest } from "./page-request.ts";
import { type Page, Pages, paysUntil } from "./pages.ts";
import { planRefund, type RefundRequest } from "./refund.ts";
import { notPossible, type Refusal, type Result, unknownTransaction } from "./results.ts";
import type { Method, Transaction } from "./transaction.ts";
import { broughtMoney, canFollow, freesOrder, type Status } from "./transitions.ts";

/** How the payer leaves the payment page. `challenge`: paid, but suspected of fraud. */
export type Ending = "success" | "pending" | "failure" | "challenge";

const USUAL_METHOD: Record<Ending, Method> = {
  success: "qris",
  pending: "bsi_va",
  failure: "credit_card",
  challenge: "credit_card",
};

/** The provider's state: pages and attempts per order. Changes only by calls and time. */
export class Bank {
  readonly pages: Pages;
  readonly #clock: Clock;
  readonly #announce: (transaction: Transaction) => void;
  readonly #byId = new Map<string, Transaction>();
  readonly #byOrder = new Map<string, Transaction[]>();

  constructor(clock: Clock, announce: (transaction: Transaction) => void) {
    this.#clock = clock;
    this.#announce = announce;
    this.pages = new Pages(clock);
  }

  remembered(): Remembered {
    return { pages: this.pages.all(), transactions: [...this.#byId.values()] };
  }

  /** Restores an earlier state; what expired meanwhile expires now. */
  goOn({ pages, transactions }: Remembered) {
    for (const page of pages) this.pages.keep(page);
    for (const transaction of transactions) this.#keep(transaction);
  }

  openPage(request: PageRequest): Page | "taken" {
    const taken = this.attempts(request.orderId).some(({ status }) => !freesOrder(status));
    return taken ? "taken" : this.pages.open(request);
  }

  /** Closes a page on which no method was chosen yet. */
  closePage(token: string): boolean {
    const page = this.pages.find(token);
    if (!page || !this.pages.isAlive(page) || this.attempts(page.orderId).length > 0) return false;
    page.closed = true;
    return true;
  }

  attempts(orderId: string): readonly Transaction[] {
    return this.#byOrder.get(orderId) ?? [];
  }

  /** By transaction id, or by order: the attempt that was paid, else the newest. */
  find(id: string): Transaction | undefined {
    const attempts = this.attempts(id);
    return this.#byId.get(id) ?? attempts.findLast(({ status }) => broughtMoney(status)) ?? attempts.at(-1);
  }

  /** Why nothing can be done on a page, if so. */
  refusalOf(token: string): Refusal | undefined {
    const page = this.pages.find(token);
    if (!page || page.closed)
      return { code: "404", message: "Transaction token is not found or is replaced." };
    const before = this.find(page.orderId)?.status;
    if (before === "pending") return undefined;
    if (before && !freesOrder(before)) return { code: "406", message: "transaction has been processed" };
    return this.pages.isAlive(page) ? undefined : { code: "407", message: "Transaction is expired." };
  }

  /** The payer's action. A method chosen earlier that is still pending is continued. */
  charge(token: string, ending: Ending, method: Method = USUAL_METHOD[ending]): Result {
    const page = this.pages.find(token);
    const refused = this.refusalOf(token);
    if (!page || refused) return refused ? { refused } : unknownTransaction();
    const before = this.find(page.orderId);
    if (before?.status !== "pending") return { transaction: this.#attempt(page, ending, method) };
    if (ending === "pending") return { transaction: before };
    return this.move(before.transactionId, ending === "success" ? "settlement" : "deny");
  }

  move(id: string, to: Status): Result {
    const transaction = this.find(id);
    if (!transaction) return unknownTransaction();
    if (!canFollow(transaction.status, to)) return notPossible();
    this.#change(transaction, to);
    return { transaction };
  }

  refund(id: string, request: RefundRequest): Result {
    const transaction = this.find(id);
    if (!transaction) return unknownTransaction();
    const plan = planRefund(transaction, request);
    if (plan === "done before") return { transaction };
    if ("refused" in plan) return plan;
    const { refundKey: key, reason } = request;
    const refund: Transaction["refunds"][number] = {
      key,
      reason,
      amount: plan.amount,
      at: this.#clock.now(),
    };
    transaction.refunds.push(refund);
    this.#change(transaction, plan.to);
    // The bank's confirmation comes as a second notification of the same refund.
    refund.bankConfirmedAt = this.#clock.now();
    this.#announce(transaction);
    return { transaction };
  }

  #attempt(page: Page, ending: Ending, method: Method): Transaction {
    if (ending === "failure") return this.#begin(page, method, "deny", "deny");
    if (ending === "challenge") return this.#begin(page, method, "capture", "challenge");
    if (ending === "success" && method === "credit_card")
      return this.#begin(page, method, "capture", "accept");
    const transaction = this.#begin(page, method, "pending", "accept");
    if (ending === "success") this.#change(transaction, "settlement");
    return transaction;
  }

  #begin(page: Page, method: Method, status: Status, fraudStatus: Transaction["fraudStatus"]): Transaction {
    const madeAt = this.#clock.now();
    const transaction: Transaction = {
      transactionId: randomUUID(),
      orderId: page.orderId,
      grossAmount: page.grossAmount,
      method,
      madeAt,
      expiresAt: paysUntil(page, madeAt),
      accountNumber: `900${randomInt(1e9, 1e10)}`,
      status,
      fraudStatus,
      refunds: [],
    };
    this.#keep(transaction);
    this.#announce(transaction);
    return transaction;
  }

  #keep(transaction: Transaction) {
    const { transactionId, orderId, status, expiresAt } = transaction;
    this.#byId.set(transactionId, transaction);
    this.#byOrder.set(orderId, [...this.attempts(orderId), transaction]);
    if (status !== "pending") return;
    const left = expiresAt.getTime() - this.#clock.now().getTime();
    this.#clock.after(Math.max(0, left), () => {
      if (transaction.status === "pending") this.#change(transaction, "expire");
    });
  }

  #change(transaction: Transaction, status: Status) {
    transaction.status = status;
    if (status === "settlement") {
      transaction.settledAt = this.#clock.now();
      transaction.fraudStatus = "accept";
    }
    this.#announce(transaction);
  }
}
