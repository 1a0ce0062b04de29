import { jakartaDay, monthsLater } from "@barakah/contract";
import { storeMonth } from "../../transparency/periods/close-month.ts";
import { lastClosed } from "../../transparency/queries/closings.ts";
import type { BookDeed } from "./events.ts";
import { asTreasurer, type World } from "./world.ts";

const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % Math.max(from.length, 1)];
const WHY = { reason: "ternyata keliru" };

/** A line of the bank's file; its id. */
async function lineComes(world: World, amount: number, words: string): Promise<number | undefined> {
  const description = `${words} ${world.answers.length} ${Math.random()}`;
  await asTreasurer(world, 0, "statements", {
    bank: "bsi",
    mapping: { day: "Tanggal", amount: "Jumlah", description: "Uraian" },
    csv: `Tanggal;Uraian;Jumlah\n16/11/2026;${description};${amount}`,
  });
  const { rows } = await world.api.database.pool.query<{ id: number }>(
    "select id from statement_line where description = $1",
    [description],
  );
  return rows[0]?.id;
}

interface Sent {
  kind: "payout" | "refund";
  id: number;
  amount: number;
}
const transfers = async ({ api }: World, returned: boolean) =>
  (
    await api.database.pool.query<Sent>(
      `select kind, id, amount from sent_transfer where bank = 'bsi' and kind <> 'store'
        and ${returned ? "return_id is not null and line_id is null" : "return_id is null"} order by kind, id`,
    )
  ).rows;

async function giveBack(world: World, who: number, nth: number, seen: boolean) {
  const sent = pick(await transfers(world, false), nth);
  if (!sent) return;
  const line = seen ? await lineComes(world, sent.amount, "RETUR") : undefined;
  const body = { returned_on: "2026-11-16", ...WHY, ...(line !== undefined && { line }) };
  await asTreasurer(world, who, `${sent.kind}s/${sent.id}/returned`, body);
}

async function showReturn(world: World, who: number, nth: number) {
  const sent = pick(await transfers(world, true), nth);
  const line = sent && (await lineComes(world, sent.amount, "RETUR"));
  if (sent && line !== undefined)
    await asTreasurer(world, who, `${sent.kind}s/${sent.id}/return-line`, { line });
}

/** Midtrans pays some of what it holds, less its fee; sometimes it pays more than we know of. */
async function payOut(world: World, who: number, nth: number) {
  const { rows } = await world.api.database.pool.query<{ reference: string; amount: number }>(
    `select p.reference, o.amount from collector_owes o join payment p on p.id = o.payment_id
      where o.collector = 'midtrans' order by o.since, p.reference limit ${1 + (nth % 4)}`,
  );
  const gross = rows.reduce((sum, { amount }) => sum + amount, 0);
  if (gross < 2_000) return;
  const fee = nth % 2 === 0 ? Math.floor((gross * 7) / 1000) : 0;
  const came = gross - fee + (nth % 3 === 0 ? 1_000 : 0);
  const line = await lineComes(world, came, "MIDTRANS PAYOUT");
  const references = rows.map(({ reference }) => reference);
  if (line !== undefined)
    await asTreasurer(world, who, "settlements", {
      line,
      unclaimed: came,
      account: "midtrans",
      references,
      fee,
    });
}

async function takeBack(world: World, who: number, nth: number) {
  const { rows } = await world.api.database.pool.query<{ id: number }>(
    "select id from settlement where account = 'midtrans' order by id",
  );
  const settlement = pick(rows, nth);
  if (settlement) await asTreasurer(world, who, `settlements/${settlement.id}/reverse`, WHY);
}

/** Without the checks that the page asks for: lines may be open, and the days are not sealed here. */
async function closeMonth({ api, buyers }: World) {
  const month = monthsLater(jakartaDay().slice(0, 7), -1);
  await api.database
    .transact(async (tx) => {
      if ((await lastClosed(tx)) === undefined) await storeMonth(tx, month, buyers[0]?.id ?? 0);
    })
    // Two close at once: the database lets one of them.
    .catch((error: { code?: string }) => {
      if (error.code !== "23505" && error.code !== "55P03" && !String(error).includes("terminat"))
        throw error;
    });
}

async function reopenMonth(world: World, who: number) {
  const month = await lastClosed(world.api.database.kysely);
  const reason = { reason: "Ada setoran yang terlewat." };
  if (month) await asTreasurer(world, who, `periods/${month}/reopen`, reason);
}

export async function playBooks(world: World, who: number, nth: number, deed: BookDeed) {
  if (deed === "transfer returns") return giveBack(world, who, nth, true);
  if (deed === "transfer returns unseen") return giveBack(world, who, nth, false);
  if (deed === "return is seen") return showReturn(world, who, nth);
  if (deed === "provider pays out") return payOut(world, who, nth);
  if (deed === "take payout back") return takeBack(world, who, nth);
  return deed === "close month" ? closeMonth(world) : reopenMonth(world, who);
}
