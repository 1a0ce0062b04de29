import { fromJakartaClock, jakartaDay, type ReceiptKind, type VoidCause } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { unguessableCode } from "../../platform/unguessable-code.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment } from "../queries/payments.ts";
import type { Issuer } from "../queries/receipt-columns.ts";
import {
  insertReceipts,
  type NewReceipt,
  type Paper,
  papersFor,
  type StoredLine,
  voidReceiptsOf,
} from "../queries/receipts.ts";
import type { Given, Sellers } from "./seller.ts";

const PREFIX: Record<ReceiptKind, string> = { gift: "TT", zakat: "BSZ" };
const CODE_LETTERS = 8;

/** The month in which the money came, as clocks in Jakarta show it, and forty random bits. */
const newNumber = (kind: ReceiptKind, receivedAt: string) =>
  unguessableCode(`${PREFIX[kind]}-${jakartaDay(receivedAt).slice(0, 7)}`, CODE_LETTERS);

/** When it was verified, or on the day before that on which it was handed over. */
function receivedAt({ received_at }: Paper, lines: readonly Given[]): string {
  const day = lines[0]?.received_on;
  return day && day < jakartaDay(received_at)
    ? fromJakartaClock(`${day}T00:00:00`).toISOString()
    : received_at;
}

/** Only a licensed collector says that it received zakat as such. */
const kindOf = ({ fund_kind }: Given, { basis }: Issuer): ReceiptKind =>
  fund_kind === "zakat" && basis ? "zakat" : "gift";

/** What the books still have of each thing that was given for. */
async function linesOf(tx: Tx, sellers: Sellers, payments: readonly Paper[]) {
  const given: Given[] = [];
  for (const { kind, given: tell } of sellers.ofGifts()) {
    const theirs = payments.filter(({ seller }) => seller === kind).map(({ payment_id }) => payment_id);
    if (theirs.length > 0) given.push(...(await tell(tx, theirs)));
  }
  const held = new Map(payments.map((paper) => [paper.payment_id, paper.held]));
  return given
    .map((one) => ({ ...one, amount: held.get(one.payment_id)?.[one.account] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

const total = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

function receiptsOf(paper: Paper, lines: readonly Line[], issuer: Issuer) {
  const { seller: _, officer, last, held: _books, ...payment } = paper;
  const received_at = receivedAt(paper, lines);
  const apart = Map.groupBy(lines, (line) => kindOf(line, issuer));
  return [...apart].map(([kind, of]) => ({
    ...payment,
    received_at,
    kind,
    number: newNumber(kind, received_at),
    amount: total(of),
    lines: of.map(({ payment_id: _payment, received_on: _day, ...line }): StoredLine => line),
    issuer: { ...issuer, officer },
    replaces: last[kind] ?? null,
  }));
}

/** Changed on paper alone, where staff correct it. */
export type OnPaper = Partial<Pick<Paper, "payer_name" | "shown_as" | "on_behalf">>;

export interface HowIssued {
  /** Who looked at the money. */
  officer?: number | null;
  onPaper?: OnPaper;
  /** On the day when the money came, for what is written down later. */
  backdated?: boolean;
  /** The others of the same payment hold. */
  only?: ReceiptKind;
}

/**
 * A receipt for each of these verified gifts, none of which has one that holds. What stands on it comes from the books, so
 * that it cannot say anything else.
 */
export async function issueReceipts(
  tx: Tx,
  sellers: Sellers,
  payments: readonly string[],
  { officer = null, onPaper = {}, backdated = false, only }: HowIssued = {},
): Promise<NewReceipt[]> {
  const papers = (await papersFor(tx, payments, officer)).map((paper) => ({ ...paper, ...onPaper }));
  const lines = Map.groupBy(await linesOf(tx, sellers, papers), ({ payment_id }) => payment_id);
  const issuer = await sellers.issuer(tx);
  const receipts = papers.flatMap((paper) =>
    receiptsOf(paper, lines.get(paper.payment_id) ?? [], issuer).map((receipt) => ({
      ...receipt,
      issued_at: backdated ? receipt.received_at : null,
    })),
  );
  const issued = receipts.filter(({ kind }) => only === undefined || kind === only);
  await insertReceipts(tx, issued);
  return issued;
}

const officerOf = (decision: Decision) => (decision.as === "staff" ? decision.by : null);

/** As soon as a gift is verified, in its transaction. Before that nothing holds: every move away from verified made it void. */
export async function issueFirstReceipts(tx: Tx, sellers: Sellers, payment: Payment, decision: Decision) {
  if (!sellers.of(payment).given) return;
  const backdated = decision.at !== undefined;
  await issueReceipts(tx, sellers, [payment.id], { officer: officerOf(decision), backdated });
}

/** After every other move of a gift: what held is void, and what the books say now has a receipt of its own. */
export async function renewReceipts(
  tx: Tx,
  sellers: Sellers,
  payment: Payment,
  cause: VoidCause,
  decision: Decision,
): Promise<void> {
  if (!sellers.of(payment).given) return;
  await voidReceiptsOf(tx, payment.id, cause, officerOf(decision));
  if (payment.status === "verified") await issueFirstReceipts(tx, sellers, payment, decision);
}
