import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import { AppError, conflict, notFound } from "../../platform/errors.ts";
import { type Deciding, decideIn } from "../inbox/decide.ts";
import { bookUnidentified, lockLines, type StoredLine, settleLines } from "./queries.ts";

const rupiah = (amount: number) => `Rp. ${amount.toLocaleString("id-ID")}`;
const taken = () => conflict("line_taken", "Baris mutasi ini sudah dipakai. Muat ulang halaman.");

async function openLines(tx: Tx, ids: readonly number[], states: StoredLine["state"][]) {
  const lines = await lockLines(tx, ids);
  if (lines.length !== new Set(ids).size) throw notFound("Baris mutasi tidak ditemukan.");
  if (lines.some(({ state }) => !states.includes(state))) throw taken();
  return lines;
}

/** The payment is approved by its money. What came beyond it is kept apart; too little is refused. */
async function confirmOne(tx: Tx, parts: Deciding, actor: Actor, reference: string, ids: readonly number[]) {
  const lines = await openLines(tx, ids, ["open", "unidentified"]);
  const came = lines.reduce((sum, { amount }) => sum + amount, 0);
  const payment = await decideIn(tx, parts, actor, reference, {
    to: "verified",
    note: `cocok dengan mutasi ${lines.map(({ day }) => day).join(", ")}`,
  });
  const [first] = lines;
  if (!first || lines.some(({ bank }) => bank !== payment.method))
    throw conflict("other_bank", "Uangnya masuk ke bank yang lain dari pembayaran ini.");
  if (came < payment.amount)
    throw conflict(
      "too_little",
      `Uang yang masuk kurang ${rupiah(payment.amount - came)} dari pembayaran ini.`,
    );
  for (const { id, bank, amount, state } of lines) {
    if (state === "unidentified")
      await bookUnidentified(tx, `statement:${id}:claimed`, bank, -amount, `Dikenali sebagai ${reference}`);
  }
  const beyond = came - payment.amount;
  if (beyond > 0)
    await bookUnidentified(
      tx,
      `statement:${first.id}:beyond`,
      first.bank,
      beyond,
      `Kelebihan dari ${reference}`,
    );
  await settleLines(tx, ids, { state: "matched", payment_id: payment.id }, actor.memberId);
}

export async function confirmMatches(
  parts: Deciding,
  actor: Actor,
  matches: readonly { reference: string; lines: readonly number[] }[],
) {
  const results = [];
  for (const { reference, lines } of matches) {
    try {
      await parts.database.kysely
        .transaction()
        .execute((tx) => confirmOne(tx, parts, actor, reference, lines));
      results.push({ reference, approved: true, code: "approved", detail: "Disetujui." });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ reference, approved: false, code: error.code, detail: error.message });
    }
  }
  return results;
}

export const setAside = (
  { database }: Deciding,
  actor: Actor,
  ids: readonly number[],
  as: "unidentified" | "ignored",
) =>
  database.kysely.transaction().execute(async (tx) => {
    const lines = await openLines(tx, ids, ["open"]);
    if (as === "unidentified")
      for (const { id, bank, amount, description } of lines)
        await bookUnidentified(
          tx,
          `statement:${id}:unidentified`,
          bank,
          amount,
          `Belum dikenal: ${description}`,
        );
    await settleLines(tx, ids, { state: as }, actor.memberId);
    await audit(tx, actor, {
      action: `statement.${as}`,
      subject: { kind: "statement_line", id: ids.join(",") },
      after: { amount: lines.reduce((sum, { amount }) => sum + amount, 0) },
    });
  });
