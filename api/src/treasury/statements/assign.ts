import type { assignStatementLines, Bank, BodyOf, confirmStatementMatches } from "@barakah/contract";
import { sharesOf as accountsOf, arrivedAtBank, lockPayments, type Payment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { addShares, hasShare, type StoredLine, settleLine } from "../queries/settling.ts";
import { type Deciding, decideIn } from "../verification/decide.ts";
import { bookKept, keptOf } from "./keep-unclaimed.ts";
import { unclaimedLines } from "./lock-lines.ts";
import { sharesOf } from "./shares.ts";

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

/** Shares out the money. Too little is refused, and so is a line that nothing is taken from. */
function shareOut(lines: readonly StoredLine[], payments: readonly Payment[]) {
  const lacking = sum(payments.map(({ amount }) => amount)) - sum(lines.map(({ unclaimed }) => unclaimed));
  if (lacking > 0)
    throw conflict(
      "too_little",
      payments.length > 1
        ? `Uang yang masuk kurang ${rupiah(lacking)} untuk semua pembayaran ini.`
        : `Uang yang masuk kurang ${rupiah(lacking)} dari pembayaran ini.`,
    );
  const result = sharesOf(lines, payments);
  const idle = lines.find(({ id, unclaimed }) => result.left.get(id) === unclaimed);
  if (idle)
    throw conflict(
      "line_unneeded",
      `Baris "${idle.description}" tidak diperlukan. Lepaskan, lalu coba lagi.`,
    );
  return result;
}

/** Approved by its money, or, where it was approved before the bank's file came, only joined to it. */
async function approve(tx: Tx, parts: Deciding, actor: Actor, payment: Payment, bank: Bank, note: string) {
  const { id, reference, status, method } = payment;
  if (status === "verified" && method === bank && !(await hasShare(tx, id))) return;
  if (status === "pending" && method !== "midtrans" && method !== bank) {
    await arrivedAtBank(tx, id, bank);
    await audit(tx, actor, {
      action: "payment.bank",
      subject: { kind: "payment", id: reference },
      before: { method },
      after: { method: bank },
    });
  }
  await decideIn(tx, parts, actor, reference, { to: "verified", note });
}

async function settle(tx: Tx, actor: Actor, line: StoredLine, unclaimed: number, names: string) {
  const change = unclaimed - keptOf(line);
  const words = change > 0 ? "Kelebihan dari" : "Dikenali sebagai";
  if (change !== 0) await bookKept(tx, line, change, `${words} ${names}`);
  await settleLine(tx, line.id, { state: "matched", unclaimed }, actor.memberId);
}

/** In the caller's transaction: the lines pay the payments, and what they brought beyond them is kept apart. */
async function assignIn(tx: Tx, parts: Deciding, actor: Actor, { references, ...money }: Assignment) {
  const lines = await unclaimedLines(tx, money);
  const bank = bankOf(lines);
  const payments = await paymentsNamed(tx, references);
  const { shares, left } = shareOut(lines, payments);
  const note = `cocok dengan mutasi ${[...new Set(lines.map(({ day }) => day))].join(", ")}`;
  for (const payment of payments) {
    try {
      await approve(tx, parts, actor, payment, bank, note);
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
      await assign(parts, actor, { references: [reference], ...money });
      results.push({ reference, approved: true, code: "approved", detail: "Disetujui." });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ reference, approved: false, code: error.code, detail: error.message });
    }
  }
  return results;
}
