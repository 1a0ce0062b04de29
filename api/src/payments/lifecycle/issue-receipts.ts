import { fromJakartaClock, jakartaDay, type ReceiptKind } from "@barakah/contract";
import type { Issuer } from "../../platform/database/columns.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment } from "../queries/payments.ts";
import {
  insertReceipts,
  type NewReceipt,
  type Paper,
  papersFor,
  type StoredLine,
} from "../queries/receipts.ts";
import type { Given, Payables } from "./payable.ts";
import { receiptNumber } from "./receipt-number.ts";

/** The verification time, or the day on which cash was received. */
function receivedAt({ received_at }: Paper, lines: readonly Given[]): string {
  const day = lines[0]?.received_on;
  return day && day < jakartaDay(received_at)
    ? fromJakartaClock(`${day}T00:00:00`).toISOString()
    : received_at;
}

/** Only a licensed collector may issue zakat receipts. */
const kindOf = ({ fund_kind }: Given, { basis }: Issuer): ReceiptKind =>
  fund_kind === "zakat" && basis ? "zakat" : "gift";

/** The ledger's amount of each line. */
async function linesOf(tx: Tx, payables: Payables, payments: readonly Paper[]) {
  const given: Given[] = [];
  for (const { kind, given: givenFor } of payables.ofGifts()) {
    const theirs = payments
      .filter(({ payment_kind }) => payment_kind === kind)
      .map(({ payment_id }) => payment_id);
    if (theirs.length > 0) given.push(...(await givenFor(tx, theirs)));
  }
  const held = new Map(payments.map((paper) => [paper.payment_id, paper.held]));
  return given
    .map((one) => ({ ...one, amount: held.get(one.payment_id)?.[one.account] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

const total = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

function receiptsOf(paper: Paper, lines: readonly Line[], issuer: Issuer) {
  const { payment_kind: _, officer, last, held: _books, ...payment } = paper;
  const received_at = receivedAt(paper, lines);
  const apart = Map.groupBy(lines, (line) => kindOf(line, issuer));
  return [...apart].map(([kind, of]) => ({
    ...payment,
    received_at,
    kind,
    number: receiptNumber(kind, received_at),
    amount: total(of),
    lines: of.map(({ payment_id: _payment, received_on: _day, ...line }): StoredLine => line),
    issuer: { ...issuer, officer },
    replaces: last[kind] ?? null,
  }));
}

/** Corrections by staff that change only the receipt. */
export type OnPaper = Partial<Pick<Paper, "payer_name" | "shown_as" | "on_behalf">>;

export interface HowIssued {
  officer?: number | null;
  onPaper?: OnPaper;
  /** Dated when the money was received, for payments recorded later. */
  backdated?: boolean;
  /** Only this kind; other receipts of the payment stay valid. */
  only?: ReceiptKind;
}

/** Issues receipts for verified gifts without a valid one. Their content comes from the books. */
export async function issueReceipts(
  tx: Tx,
  payables: Payables,
  payments: readonly string[],
  { officer = null, onPaper = {}, backdated = false, only }: HowIssued = {},
): Promise<NewReceipt[]> {
  const papers = (await papersFor(tx, payments, officer)).map((paper) => ({ ...paper, ...onPaper }));
  const lines = Map.groupBy(await linesOf(tx, payables, papers), ({ payment_id }) => payment_id);
  const issuer = await payables.issuer(tx);
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

export const officerOf = (decision: Decision) => (decision.as === "staff" ? decision.by : null);

/** Call it in the transaction of the verification: no receipt may exist before it. */
export async function issueFirstReceipts(tx: Tx, payables: Payables, payment: Payment, decision: Decision) {
  if (!payables.of(payment).given) return;
  const backdated = decision.at !== undefined;
  await issueReceipts(tx, payables, [payment.id], { officer: officerOf(decision), backdated });
}
