import { type MatchDoubt, paymentWarnings, type QueuedPayment } from "@barakah/contract";
import type { Database, Reader } from "../../platform/database/database.ts";
import { judged } from "./last-digits.ts";
import { candidatesFor, linesBeside, paymentsBeside } from "./match-lines.ts";
import { queueRow, queueRows } from "./queue.ts";

const isFlagged = (payment: QueuedPayment) =>
  payment.status === "pending" && paymentWarnings(payment).length > 0;

interface Proposed {
  line: number;
  reference: string;
  /** How many payments may be the line's. */
  payments: number;
}

type About = Pick<QueuedPayment, "kind" | "title"> & { doubt: MatchDoubt | null };

/** What the proposed payments are for, and why a match of theirs is not sure. By line. */
export async function aboutProposals(
  database: Database,
  proposed: readonly Proposed[],
): Promise<Map<number, About>> {
  const references = [...new Set(proposed.map(({ reference }) => reference))];
  if (references.length === 0) return new Map();
  const rows = new Map((await queueRows(database, references)).map((row) => [row.reference, judged(row)]));
  const lines = await linesBeside(database.kysely, references);
  return new Map(
    proposed.map(({ line, reference, payments }) => {
      const payment = rows.get(reference);
      const several = payments > 1 ? "payments" : (lines.get(reference)?.length ?? 0) > 1 ? "lines" : null;
      const doubt = several ?? (payment && isFlagged(payment) ? "flagged" : null);
      return [line, { kind: payment?.kind ?? "donation", title: payment?.title ?? "", doubt }];
    }),
  );
}

/** Why this line and this payment are not certainly one another's; null if each is the other's only candidate, without a flag. */
export async function doubtAbout(
  database: Database,
  reader: Reader,
  line: number,
  { id, reference }: { id: string; reference: string },
): Promise<MatchDoubt | null> {
  const payments = await paymentsBeside(reader, line);
  if (payments.length !== 1 || payments[0]?.reference !== reference || payments[0].match !== "exact")
    return "payments";
  const lines = await candidatesFor(reader, id);
  if (lines.length !== 1 || lines[0]?.id !== line) return "lines";
  const row = await queueRow(database, reference);
  return row && isFlagged(judged(row)) ? "flagged" : null;
}
