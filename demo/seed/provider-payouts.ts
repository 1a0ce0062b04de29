import type { Tx } from "../../api/src/platform/database/database.ts";
import { addRows } from "../../api/src/treasury/queries/statement-lines.ts";
import { settleIn } from "../../api/src/treasury/settlement/settle.ts";
import { type Owed, owed } from "../../api/src/treasury/settlement/settlement-queries.ts";
import { keptOf } from "../../simulators/midtrans/payout.ts";
import { ago, dayInJakarta } from "./days.ts";

/** Midtrans pays two days later what was settled on one day. */
const AFTER_DAYS = 2;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3600_000).toISOString().slice(0, 10);

/** The simulator takes each payment by its payer's favourite way: QRIS for small ones, a virtual account for large ones. */
const feeOf = (amount: number) => {
  const { fee, tax } = keptOf(amount < 200_000 ? "qris" : "bsi_va", amount);
  return fee + tax;
};

async function lineOf(tx: Tx, day: string, amount: number, memberId: number): Promise<number> {
  const description = `MIDTRANS PAYOUT ${day.replaceAll("-", "")} YYS CONTOH BARAKAH`;
  const content_hash = `contoh: ${description}`;
  await addRows(tx, "statement_line", [
    { bank: "bsi", day, amount, description, content_hash, unclaimed: amount, imported_by: memberId },
  ]);
  const { id } = await tx
    .selectFrom("statement_line")
    .select("id")
    .where("content_hash", "=", content_hash)
    .executeTakeFirstOrThrow();
  return id;
}

/** Each day's online payments arrive as one line. All are matched but the newest, for the treasurer to try. */
export async function seedProviderPayouts(tx: Tx, memberId: number) {
  const all = (await owed(tx)).filter(({ collector }) => collector === "midtrans");
  const until = dayInJakarta(ago(AFTER_DAYS));
  const days = [...Map.groupBy(all, ({ day }) => day)].filter(([day]) => day <= until).sort();
  const newest = days.at(-1)?.[0];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const actor = {
    ...{ memberId, username: "", email: "", roles: ["bendahara" as const], sessionId: "" },
    ...{ needsTwoStep: false, requestId: "demo", confirms: true as const },
  };
  for (const [day, payments] of days) {
    const gross = sum(payments.map(({ amount }) => amount));
    const fee = sum(payments.map(({ amount }: Owed) => feeOf(amount)));
    const line = await lineOf(tx, dayAfter(day, AFTER_DAYS), gross - fee, memberId);
    if (day === newest) continue;
    const references = payments.map(({ reference }) => reference);
    await settleIn(tx, actor, { line, unclaimed: gross - fee, account: "midtrans", references, fee });
  }
}
