import { ASNAF, RECIPIENT_KINDS } from "@barakah/contract";
import { expect } from "vitest";
import type { FundDeed } from "./events.ts";
import { playTickets } from "./tickets.ts";
import { asTreasurer, type World } from "./world.ts";

const WHY = { reason: "ternyata keliru" };
const DAY = "2026-01-02";

const OTHERS = ["fund:infak-umum", "fund:fidyah", "fund:zakat-maal", "amil:zakat", "amil:infak", "nonhalal"];
const accountsOf = ({ funds, event }: World) => [
  ...funds.map(({ id }) => `campaign:${id}`),
  ...OTHERS,
  `event:${event.id}`,
];

const nthOf = <T>(all: readonly T[], nth: number): T | undefined => all[nth % Math.max(all.length, 1)];

async function nthRow({ api }: World, sql: string, nth: number): Promise<number | undefined> {
  const { rows } = await api.database.pool.query<{ id: number }>(sql);
  return nthOf(rows, nth)?.id;
}

const WAITING = "select id from fund_transfer where state = 'waiting' order by id";
const MOVED = "select id from fund_transfer where state = 'approved' order by id desc";
const STANDING = "select id from amil_take where reversed_at is null order by id";
const PAID = "select id from payout where reversed_at is null order by id desc";
const INTEREST = "select id from statement_line where description like 'BUNGA%' order by id";

async function interest(world: World, who: number, nth: number, back: boolean) {
  if (!back)
    await asTreasurer(world, who, "statements", {
      bank: "bsi",
      mapping: { day: "Tanggal", amount: "Jumlah", description: "Uraian" },
      csv: `Tanggal;Uraian;Jumlah\n02/01/2026;BUNGA ${nth};${1000 + nth}`,
    });
  const line = await nthRow(world, INTEREST, nth);
  const account = back ? null : nthOf(["nonhalal", "fund:hasil-wakaf"], nth);
  if (line) await asTreasurer(world, who, "statements/income", { line, account });
}

/** A ticket is sold at the door, the event ends, and a part of its money is to become infak. */
async function askRest(world: World, who: number, amount: number) {
  const { api, event } = world;
  await playTickets(world, who, 0, "sell at the door");
  await api.database.pool.query(
    "update event set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1",
    [event.id],
  );
  const wanted = { from_account: `event:${event.id}`, to_account: "fund:infak-umum", amount, ...WHY };
  return asTreasurer(world, who, "fund-transfers", wanted);
}

/** Anything that treasurers ask of funds: what is not allowed is refused without effect. */
export async function playFunds(world: World, who: number, nth: number, deed: FundDeed) {
  world.fundsTried = true;
  const accounts = accountsOf(world);
  const account = nthOf(accounts, nth);
  const amount = 1000 + (nth % 17) * 700;
  if (deed === "give") {
    const slug = nthOf(world.funds, nth)?.slug;
    return asTreasurer(world, who, "cash/gifts", { box: "utama", slug, amount: amount * 5, day: DAY });
  }
  if (deed === "ask" || deed === "ask well") {
    const well = deed === "ask well";
    const from_account = well ? accounts[1 + (nth % 2)] : account;
    const to_account = well ? "fund:infak-umum" : nthOf(accounts, Math.floor(nth / accounts.length));
    return asTreasurer(world, who, "fund-transfers", { from_account, to_account, amount, ...WHY });
  }
  if (deed === "rest of an event") return askRest(world, who, amount);
  if (deed === "take") return asTreasurer(world, who, "amil-takes", { from_account: account, amount });
  if (deed === "pay" || deed === "pay well") {
    const left = deed === "pay" ? account : nthOf(accounts.slice(0, 3), nth);
    const [, id] = /^campaign:(\d+)$/.exec(left ?? "") ?? [];
    const from = id ? { campaign_id: Number(id) } : { account: left };
    const recipient_kind =
      deed === "pay" ? nthOf(RECIPIENT_KINDS, Math.floor(nth / accounts.length)) : nthOf(ASNAF, nth);
    const paid = { bank: "bsi", amount, paid_on: DAY, title: "Penyaluran", recipient_kind };
    return asTreasurer(world, who, "payouts", { ...from, ...paid });
  }
  if (deed === "interest" || deed === "interest back")
    return interest(world, who, nth, deed === "interest back");
  const [list, path] = {
    approve: [WAITING, "fund-transfers/:id/approve"],
    refuse: [WAITING, "fund-transfers/:id/refuse"],
    undo: [MOVED, "fund-transfers/:id/undo"],
    "give back": [STANDING, "amil-takes/:id/reverse"],
    unpay: [PAID, "payouts/:id/reverse"],
  }[deed] as [string, string];
  const id = await nthRow(world, list, nth);
  if (id) await asTreasurer(world, who, path.replace(":id", String(id)), WHY);
}

/** Zakat that reached anyone but the eight asnaf, or became anything but the amil's share. */
const STRAYED = `select o.id::text as what from payout o where fund_kind_of(o.account) = 'zakat' and not may_receive('zakat', o.recipient_kind)
  union all select t.event from (
    select transaction_id from (select transaction_id, fund_kind_of(account) as kind, sum(amount) as amount from ledger_posting group by 1, 2) legs
    where kind is not null group by 1
    having min(amount) < 0 and max(amount) > 0 and count(*) filter (where kind in ('zakat', 'wakaf', 'nonhalal') and amount > 0) > 0) mixed
  join ledger_transaction t on t.id = mixed.transaction_id where t.event not like 'amil:%'
    and not exists (select from fund_transfer u where u.undoes is not null and t.event = 'transfer:' || u.id)`;

/** Each fund's balance by decisions and by the ledger. */
const HELD = `with decided as (
    select 'campaign:' || campaign_id as account, collected_amount as amount from campaign_total
    union all select account, amount from fund_income where reversed_at is null
    union all select account, -amount from payout where reversed_at is null
    union all select from_account, -amount from amil_take where reversed_at is null
    union all select 'amil:' || source, amount from amil_take where reversed_at is null
    union all select from_account, -amount from fund_transfer where state = 'approved'
    union all select to_account, amount from fund_transfer where state = 'approved'),
  expected as (select account, sum(amount) as amount from decided where account not like 'event:%' group by 1),
  booked as (select account, -sum(amount) as amount from ledger_posting where fund_kind_of(account) is not null group by 1)
  select coalesce(e.account, b.account) as what, e.amount as decided, b.amount as booked from expected e full join booked b using (account)
  where coalesce(e.amount, 0) <> coalesce(b.amount, 0)`;

/** Invariant after every step: kinds of fund stay apart, and each holds exactly what was decided. */
export async function checkFunds({ auditor: { pool } }: World) {
  expect((await pool.query(STRAYED)).rows, "one kind became another").toEqual([]);
  expect((await pool.query(HELD)).rows, "what a fund holds").toEqual([]);
}
