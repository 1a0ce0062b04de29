/** State transitions, as the provider documents them. */
const NEXT = {
  pending: ["settlement", "deny", "cancel", "expire", "failure"],
  capture: ["settlement", "cancel", "deny"],
  // A bank may reverse a payment minutes later.
  settlement: ["partial_refund", "refund", "partial_chargeback", "chargeback", "deny"],
  partial_refund: ["partial_refund", "refund", "chargeback"],
  partial_chargeback: ["chargeback"],
  chargeback: ["chargeback"],
  deny: [],
  // A transfer in progress when the order was cancelled or expired still arrives.
  cancel: ["settlement"],
  expire: ["settlement"],
  failure: [],
  refund: [],
} as const satisfies Record<string, readonly string[]>;

export type Status = keyof typeof NEXT;

export const canFollow = (from: Status, to: Status) => (NEXT[from] as readonly Status[]).includes(to);

/** Final states that free the order id for reuse. */
const FREES_ORDER = new Set<Status>(["deny", "expire", "failure"]);
export const freesOrder = (status: Status) => FREES_ORDER.has(status);

const BROUGHT_MONEY = new Set<Status>([
  "capture",
  "settlement",
  "partial_refund",
  "refund",
  "partial_chargeback",
  "chargeback",
]);
export const broughtMoney = (status: Status) => BROUGHT_MONEY.has(status);

const CODES: Partial<Record<Status, string>> = {
  pending: "201",
  deny: "202",
  cancel: "202",
  expire: "202",
  failure: "202",
};

/** The status_code of notifications. Suspected fraud is not a success yet. */
export const statusCode = (status: Status, fraud: string) =>
  status === "capture" && fraud === "challenge" ? "201" : (CODES[status] ?? "200");
