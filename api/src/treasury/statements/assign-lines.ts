import type { assignStatementLines, Bank, BodyOf } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { sharesOf as accountsOf, arrivedAtBank, lockPayments, type Payment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, notFound } from "../../platform/errors.ts";
import { refuseUnsettled, type Settled, settleDifference } from "../difference/settle-difference.ts";
import { creditPart, waitForRest } from "../difference/wait-for-rest.ts";
import { addShares, type StoredLine, settleLine } from "../queries/line-shares.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { type Deciding, decideIn } from "../verification/decide-payment.ts";
import { reopenIn } from "../verification/reopen-rejected.ts";
import { bookKept, keptOf } from "./keep-unclaimed.ts";
import { shareOut } from "./share-out.ts";
import { unclaimedLines } from "./unchanged-lines.ts";

type Assignment = BodyOf<typeof assignStatementLines>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The bank of the lines; without lines, the payment's own. */
function bankOf(lines: readonly StoredLine[], [payment]: readonly Payment[]): Bank {
  const [first] = lines;
  if (lines.some(({ bank }) => bank !== first?.bank))
    throw conflict("other_bank", "Baris-baris ini berasal dari bank yang berbeda. Cocokkan satu per satu.");
  return first?.bank ?? (payment?.method as Bank);
}

/** In one order, so that two bulk approvals cannot deadlock. */
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

/** Whether the payment was verified before a bank line showed its money. */
const isUnseen = ({ status, unseen_amount }: Payment) =>
  (status === "verified" || status === "refunded") && unseen_amount > 0;

/** The money arrived at another bank than the payer chose. Refused if a part arrived at the first one. */
async function moveToBank(tx: Tx, actor: Actor, payment: Payment, bank: Bank) {
  const { id, reference, status, method, seen_amount } = payment;
  if (status !== "pending" || method === "midtrans" || method === bank) return;
  if (seen_amount > 0)
    throw conflict(
      "other_bank",
      "Sebagian pembayaran ini sudah datang di bank lain. Cari baris dari bank itu.",
    );
  await arrivedAtBank(tx, id, bank);
  await audit(tx, actor, "payment.bank", ["payment", reference], {
    before: { method },
    after: { method: bank },
  });
}

async function settle(tx: Tx, actor: Actor, line: StoredLine, unclaimed: number, names: string) {
  const change = unclaimed - keptOf(line);
  const words = change > 0 ? "Kelebihan dari" : "Dikenali sebagai";
  if (change !== 0) await bookKept(tx, line, change, `${words} ${names}`);
  await settleLine(tx, line.id, { state: "matched", unclaimed }, actor.memberId);
}

/** Reopens closed payments whose money has arrived. Payers are notified only of the approval. */
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

interface Joining extends Omit<Assignment, "unclaimed" | "reopen"> {
  reopen?: boolean;
  /** The unclaimed amount that the treasurer saw. */
  unclaimed?: number | undefined;
  /** A person approves a pending payment; `asks`: a difference must be settled first. */
  approving?: { note: string; asks: boolean };
}

const everything = (lines: readonly StoredLine[], payment_id: string) => ({
  shares: lines.map(({ id, unclaimed }) => ({ line_id: id, payment_id, amount: unclaimed })),
  left: new Map<number, number>(),
});

/** Divides the lines among the payments. */
function sharedOut(
  lines: readonly StoredLine[],
  { payments, keeps, waits, forgiven }: Settled,
  partly: boolean,
) {
  const [payment] = payments;
  if (payment && (keeps || waits)) return everything(lines, payment.id);
  return shareOut(lines, payments, partly || forgiven !== undefined || payments.every(isUnseen));
}

/** Pending payments are approved; those verified before the file was imported are only linked to their lines. */
async function approveEach(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  { payments, forgiven }: Settled,
  {
    meant,
    bank,
    note,
    approving,
    day,
  }: { meant: readonly Payment[]; bank: Bank; note: string; approving: boolean; day: string | undefined },
) {
  for (const payment of payments) {
    const { id, reference, amount, method } = payment;
    if (!approving && isUnseen(payment) && method === bank) continue;
    try {
      const before = meant.find((one) => one.id === id)?.amount;
      const insteadOf = before === amount ? undefined : before;
      await moveToBank(tx, actor, payment, bank);
      await decideIn(tx, parts, actor, reference, {
        to: "verified",
        looked: true,
        note,
        insteadOf,
        forgiven,
        bookedOn: day,
      });
    } catch (error) {
      if (!(error instanceof AppError) || payments.length === 1) throw error;
      throw conflict(error.code, `${reference}: ${error.message}`);
    }
  }
}

/** All of it is held for the payer first; verification takes what the payment needs. */
async function hold(
  tx: Tx,
  actor: Actor,
  { payments: [payment], keeps, waits }: Settled,
  bank: Bank,
  came: number,
) {
  if (!payment || !(keeps || waits)) return;
  await moveToBank(tx, actor, payment, bank);
  await creditPart(tx, payment, came, bank);
}

/** In the caller's transaction: the lines pay the payments, and a surplus becomes unidentified. */
export async function assignIn(tx: Tx, parts: Deciding, actor: Actor, joining: Joining) {
  const lines = await unclaimedLines(tx, joining);
  const named = await paymentsNamed(tx, joining.references);
  const meant = joining.reopen ? await openedAgain(tx, parts, actor, named) : named;
  const bank = bankOf(lines, meant);
  const came = sum(lines.map(({ unclaimed }) => unclaimed));
  const { approving } = joining;
  if (approving?.asks && !joining.settle) for (const payment of meant) refuseUnsettled(payment, lines);
  const settled = await settleDifference(tx, parts, actor, meant, lines, joining.settle);
  const { payments, waits } = settled;
  const { shares, left } = sharedOut(lines, settled, approving !== undefined);
  await hold(tx, actor, settled, bank, came);
  const days = [...new Set(lines.map(({ day }) => longDay(day)))].join(", ");
  const note = [approving?.note, days && `cocok dengan mutasi ${days}`].filter(Boolean).join("; ");
  if (!waits)
    await approveEach(tx, parts, actor, settled, {
      ...{ meant, bank, note, approving: approving !== undefined },
      // The money was complete on the day of the last line.
      day: lines
        .map((line) => line.day)
        .sort()
        .at(-1),
    });
  const names = payments.map(({ reference }) => reference).join(", ");
  for (const line of lines) await settle(tx, actor, line, left.get(line.id) ?? 0, names);
  if (shares.length > 0) await addShares(tx, shares);
  if (lines.length > 0)
    await audit(tx, actor, "statement.assign", ["statement_line", lines.map(({ id }) => id).join(",")], {
      after: { payments: names, beyond: sum([...left.values()]) },
    });
  const [first] = payments;
  if (waits && first)
    await waitForRest(tx, parts, actor, first, came, { tell: waits === "ask", note: approving?.note });
}

export const assign = (parts: Deciding, actor: Actor, assignment: Assignment) =>
  parts.database.transact(async (tx) => {
    await assignIn(tx, parts, actor, assignment);
    // Money comes in, so one person may undo a wrong match of a single payment.
    const [reference, ...others] = assignment.references;
    if (reference && others.length === 0) await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
  });
