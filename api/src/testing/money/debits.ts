import type { DebitState } from "@barakah/contract";
import { asTreasurer, type World } from "./world.ts";

interface Debit {
  id: number;
  state: DebitState;
  bank: string;
  amount: number;
}

const NEWEST = {
  charge: "select 6500 as amount",
  courier: "select 18000 as amount",
  payout: "select amount from payout order by id desc limit 1",
  refund: "select amount from payment_refund where paid_from = 'bsi' order by id desc limit 1",
};

/** A debit appears on the statement, either unrelated or for the newest payout or refund. */
export async function debitComes(world: World, as: keyof typeof NEWEST) {
  const { rows } = await world.api.database.pool.query<{ amount: number }>(NEWEST[as]);
  const amount = rows[0]?.amount;
  if (!amount) return;
  await asTreasurer(world, 0, "statements", {
    bank: "bsi",
    mapping: { day: "Tanggal", amount: "Jumlah", description: "Uraian" },
    csv: `Tanggal;Uraian;Jumlah\n02/01/2026;KELUAR ${as} ${world.answers.length};${amount} DB`,
  });
}

/** Decides about the nth debit; payouts and refunds are matched by amount. */
export async function decideDebit(world: World, who: number, nth: number, as: DebitState) {
  const { pool } = world.api.database;
  const { rows } = await pool.query<Debit>("select id, state, bank, amount from statement_debit order by id");
  const debit = rows[nth % Math.max(rows.length, 1)];
  if (!debit) return;
  const { rows: payouts } = await pool.query<{ id: number }>("select id from payout where amount = $1", [
    debit.amount,
  ]);
  const { rows: refunds } = await pool.query<{ id: number }>(
    "select id from payment_refund where amount = $1 and way = 'transfer'",
    [debit.amount],
  );
  if ((as === "payout" && !payouts[0]) || (as === "refund" && !refunds[0])) return;
  await asTreasurer(world, who, "statement-debits/decide", {
    debits: [debit.id],
    from: debit.state,
    as,
    ...(as === "payout" && { payout_id: payouts[nth % payouts.length]?.id }),
    ...(as === "courier" && { courier: "JNE" }),
    ...(as === "refund" && { refund_id: refunds[nth % refunds.length]?.id }),
  });
}
