import type { assignStatementLines, Bank, BodyOf, confirmStatementMatches } from "@barakah/contract";
import {
  acceptArrived,
  sharesOf as accountsOf,
  arrivedAtBank,
  lockPayments,
  type Payment,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, notFound } from "../../platform/errors.ts";
import { addShares, type StoredLine, settleLine } from "../queries/settling.ts";
import { type Deciding, decideIn } from "../verification/decide.ts";
import { reopenIn } from "../verification/reopen.ts";
import { bookKept, keptOf } from "./keep-unclaimed.ts";
import { unclaimedLines } from "./lock-lines.ts";
import { shareOut } from "./share-out.ts";

type Assignment = BodyOf<typeof assignStatementLines>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function bankOf(lines: readonly StoredLine[]): Bank {
  const [first] = lines;
  if (!first || lines.some(({ bank }) => bank !== first.bank))
    throw conflict("other_bank", "Baris-baris ini berasal dari bank yang berbeda. Cocokkan satu per satu.");
  return first.bank;
}

/** Approving counts for a campaign: in the order of these, so that two who approve many wait in no circle. */
async function paymentsNamed(tx: Tx, references: readonly string[]) {
  const payments = await lockPayments(tx, references);
  if (payments.length !== new Set(references).size) throw notFound("Pembayaran tidak ditemukan.");
  const accounts = new Map<string, string>();
  for (const { id } of payments)
    accounts.set(
      id,
      (await accountsOf(tx, id))
        .map(({ account }) => account)
        .sort()
        .join(" "),
    );
  const accountOf = ({ id }: Payment) => accounts.get(id) ?? "";
  return payments.sort((a, b) => accountOf(a).localeCompare(accountOf(b)));
}

/** Whether its money was counted before the bank showed it. */
const isUnseen = ({ status, amount, seen_amount }: Payment) =>
  (status === "verified" || status === "refunded") && seen_amount < amount;

/** Approved by its money, which may have come to another bank than the payer meant. */
async function approve(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  payment: Payment,
  bank: Bank,
  said: { note: string; insteadOf: number | undefined },
) {
  const { id, reference, status, method } = payment;
  if (status === "pending" && method !== "midtrans" && method !== bank) {
    await arrivedAtBank(tx, id, bank);
    await audit(tx, actor, {
      action: "payment.bank",
      subject: { kind: "payment", id: reference },
      before: { method },
      after: { method: bank },
    });
  }
  await decideIn(tx, parts, actor, reference, { to: "verified", looked: true, ...said });
}

async function settle(tx: Tx, actor: Actor, line: StoredLine, unclaimed: number, names: string) {
  const change = unclaimed - keptOf(line);
  const words = change > 0 ? "Kelebihan dari" : "Dikenali sebagai";
  if (change !== 0) await bookKept(tx, line, change, `${words} ${names}`);
  await settleLine(tx, line.id, { state: "matched", unclaimed }, actor.memberId);
}

/** Their money has come after all. The approval that follows is what their payers are told of. */
async function openedAgain(tx: Tx, parts: Deciding, actor: Actor, payments: readonly Payment[]) {
  const open: Payment[] = [];
  for (const payment of payments) {
    const again = payment.status === "rejected";
    open.push(
      again
        ? (await reopenIn(tx, parts, actor, payment.reference, "uangnya terlihat di mutasi bank")).payment
        : payment,
    );
  }
  return open;
}

/** One payment, of as much as the lines brought. */
async function takenAsCame(
  tx: Tx,
  { sellers }: Deciding,
  { memberId: by }: Actor,
  meant: readonly Payment[],
  lines: readonly StoredLine[],
) {
  const came = sum(lines.map(({ unclaimed }) => unclaimed));
  return Promise.all(
    meant.map(({ id }) => acceptArrived(tx, sellers, id, came, { as: "staff", by, reason: "" })),
  );
}

interface Joining extends Omit<Assignment, "unclaimed" | "reopen"> {
  reopen?: boolean;
  /** What was seen of the lines; nothing where nobody looked. */
  unclaimed?: number | undefined;
  /** What whoever approves has written about it. */
  note?: string;
  /** A payment that still waits is approved by this, though less may have come. */
  approving?: boolean;
  /** The gift becomes what these lines brought. */
  asCame?: boolean;
}

/** In the caller's transaction: the lines pay the payments, and what they brought beyond them is kept apart. */
export async function assignIn(tx: Tx, parts: Deciding, actor: Actor, joining: Joining) {
  const lines = await unclaimedLines(tx, joining);
  const bank = bankOf(lines);
  const named = await paymentsNamed(tx, joining.references);
  const meant = joining.reopen ? await openedAgain(tx, parts, actor, named) : named;
  const payments = joining.asCame ? await takenAsCame(tx, parts, actor, meant, lines) : meant;
  const { shares, left } = shareOut(lines, payments, joining.approving || payments.every(isUnseen));
  const days = [...new Set(lines.map(({ day }) => day))].join(", ");
  const note = [joining.note, `cocok dengan mutasi ${days}`].filter(Boolean).join("; ");
  for (const payment of payments) {
    // Approved before the bank's file came: it is only joined to its money, and nothing is posted.
    if (!joining.approving && isUnseen(payment) && payment.method === bank) continue;
    try {
      const before = meant.find(({ id }) => id === payment.id)?.amount;
      await approve(tx, parts, actor, payment, bank, {
        note,
        insteadOf: before === payment.amount ? undefined : before,
      });
    } catch (error) {
      if (!(error instanceof AppError) || payments.length === 1) throw error;
      throw conflict(error.code, `${payment.reference}: ${error.message}`);
    }
  }
  const names = payments.map(({ reference }) => reference).join(", ");
  for (const line of lines) await settle(tx, actor, line, left.get(line.id) ?? 0, names);
  await addShares(tx, shares);
  await audit(tx, actor, {
    action: "statement.assign",
    subject: { kind: "statement_line", id: lines.map(({ id }) => id).join(",") },
    after: { payments: names, beyond: sum([...left.values()]) },
  });
}

export const assign = (parts: Deciding, actor: Actor, assignment: Assignment) =>
  parts.database.kysely.transaction().execute((tx) => assignIn(tx, parts, actor, assignment));

/** Each in a transaction of its own; one that cannot be approved says why. */
export async function confirmMatches(
  parts: Deciding,
  actor: Actor,
  matches: BodyOf<typeof confirmStatementMatches>["matches"],
) {
  const results = [];
  for (const { reference, ...money } of matches) {
    try {
      await assign(parts, actor, { references: [reference], reopen: false, ...money });
      results.push({ reference, approved: true, code: "approved", detail: "Disetujui." });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ reference, approved: false, code: error.code, detail: error.message });
    }
  }
  return results;
}
