import { timeRead } from "./notation.ts";

/** A parsed request. */
export interface PageRequest {
  orderId: string;
  grossAmount: number;
  finishUrl: string | undefined;
  /** The payment deadline: counted from `start`, or from the choice of a method. */
  expiry: { start: Date | undefined; milliseconds: number };
  pageMilliseconds: number;
}

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const MINUTE = 60_000;
const UNITS: Record<string, number> = { minute: MINUTE, hour: 60 * MINUTE, day: 24 * 60 * MINUTE };
const DAY = 24 * 60 * MINUTE;

function durationOf(value: unknown): number | undefined {
  const { unit, duration } = fields(value);
  const length = UNITS[textOf(unit).replace(/s$/, "")];
  return length && typeof duration === "number" && duration > 0 ? length * duration : undefined;
}

function orderProblems(orderId: unknown): string[] {
  if (typeof orderId !== "string" || !orderId) return ["transaction_details.order_id is required"];
  if (orderId.length > 50) return ["transaction_details.order_id too long"];
  if (!/^[\w~.-]+$/.test(orderId)) return ["transaction_details.order_id contains invalid character"];
  return [];
}

function amountProblems(amount: unknown): string[] {
  if (typeof amount !== "number") return ["transaction_details.gross_amount is required"];
  if (!Number.isInteger(amount)) return ["transaction_details.gross_amount is not a number"];
  return amount < 1 ? ["transaction_details.gross_amount must be greater than or equal to 0.01"] : [];
}

function itemProblems(details: unknown, amount: unknown): string[] {
  if (details === undefined) return [];
  const items = Array.isArray(details) ? details.map(fields) : [];
  const problems: string[] = [];
  if (items.some(({ name }) => !textOf(name))) problems.push("item_details Name is required");
  if (items.some(({ name }) => [...textOf(name)].length > 50)) problems.push("item_details Name too long");
  const sum = items.reduce((total, { price, quantity }) => total + Number(price) * Number(quantity), 0);
  if (sum !== amount)
    problems.push("transaction_details.gross_amount is not equal to the sum of item_details");
  return problems;
}

/** The parsed request, or the provider's error messages. */
export function readPageRequest(
  body: unknown,
): { request: PageRequest; problems?: undefined } | { request?: undefined; problems: string[] } {
  const { transaction_details, item_details, callbacks, expiry, page_expiry } = fields(body);
  const { order_id: orderId, gross_amount: grossAmount } = fields(transaction_details);
  const problems = [
    ...orderProblems(orderId),
    ...amountProblems(grossAmount),
    ...itemProblems(item_details, grossAmount),
  ];
  const start = textOf(fields(expiry).start_time);
  const started = timeRead(start.replace(/ \+0700$/, ""));
  if (start && !started) problems.push("expiry start_time format is invalid");
  if (problems.length > 0) return { problems };
  return {
    request: {
      orderId: orderId as string,
      grossAmount: grossAmount as number,
      finishUrl: textOf(fields(callbacks).finish) || undefined,
      expiry: { start: started, milliseconds: durationOf(expiry) ?? DAY },
      pageMilliseconds: durationOf(page_expiry) ?? DAY,
    },
  };
}
