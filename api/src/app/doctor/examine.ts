import { sql } from "kysely";
import { ACADEMY_CHECKS } from "../../academy/index.ts";
import { CHARITY_CHECKS } from "../../charity/index.ts";
import { EVENT_CHECKS } from "../../events/index.ts";
import { LEDGER_CHECKS, sealProblems } from "../../ledger/index.ts";
import { RECEIPT_CHECKS } from "../../payments/index.ts";
import type { Check } from "../../platform/database/check.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { allowLongStatements } from "../../platform/database/session.ts";
import { PLEDGE_CHECKS } from "../../pledges/index.ts";
import { SHOP_CHECKS } from "../../shop/index.ts";
import { reportProblems } from "../../transparency/index.ts";
import { ZAKAT_CHECKS } from "../../zakat/index.ts";
import { BANK_CHECK } from "./banks.ts";
import { CASH_CHECKS } from "./cash.ts";
import { FUND_CHECKS } from "./funds.ts";
import { QRIS_CHECKS } from "./qris.ts";
import { STATEMENT_CHECKS } from "./statements.ts";
import { STORE_CHECKS } from "./stores.ts";
import { type Mark, narrowToTouched } from "./touched.ts";

/** What verification counted for payments in each of their accounts, less reversals. */
const countedFor = (payments: string) => `select t.payment_id, l.account, -sum(l.amount)::bigint as amount
  from ledger_transaction t join ledger_posting l on l.transaction_id = t.id
  where ${payments} and (t.event like 'payment:%:verified%' or t.event like 'payment:%:reversed:%' or t.event like 'payment:%:moved:%')
    and l.account !~ '^(bank|qris|provider|cash|payers|writeoff|store)(:|$)'
  group by 1, 2 having sum(l.amount) <> 0`;

/** Facts stored in two places must agree. Each query finds what does not. */
const CHECKS: readonly Check[] = [
  {
    complaint: "transaksi buku besar tidak seimbang",
    sql: `select transaction_id::text as what from ledger_posting group by transaction_id
      having sum(amount) <> 0 or count(*) < 2`,
  },
  {
    complaint: "bagian sebuah pembayaran tidak sama dengan nominalnya",
    of: "payment",
    sql: `select p.reference as what from payment p left join payment_share s on s.payment_id = p.id
      group by p.id having coalesce(sum(s.amount), 0) <> p.amount`,
  },
  {
    complaint: "pembayaran terverifikasi tidak tercatat menurut bagiannya",
    of: "payment",
    // For all payments at once: asked for each, three million of them would take minutes.
    sql: `with counted as (${countedFor("t.payment_id is not null")}),
      shared as (select payment_id, account, amount from payment_share)
      select p.reference as what from counted full join shared using (payment_id, account)
      join payment p on p.id = payment_id
      where counted.amount is distinct from shared.amount and p.status in ('verified', 'refunded') group by p.id`,
  },
  {
    complaint: "pengembalian dana melebihi bagian pembayarannya",
    of: "payment",
    sql: `select p.reference as what from payment p join payment_share s on s.payment_id = p.id
      join ledger_transaction t on t.payment_id = p.id and t.event like 'payment:%:refunded:%'
      join ledger_posting l on l.transaction_id = t.id and l.account = s.account
      group by p.id, s.account, s.amount having sum(l.amount) * sign(s.amount) > abs(s.amount)`,
  },
  {
    complaint: "pembayaran yang dikembalikan seluruhnya masih meninggalkan bagiannya di buku besar",
    of: "payment",
    sql: `select p.reference as what from payment p join ledger_transaction t on t.payment_id = p.id
      join ledger_posting l on l.transaction_id = t.id
      where p.status = 'refunded' and l.account !~ '^(bank|qris|provider|cash|payers|writeoff|unidentified)(:|$)'
      group by p.id, l.account having sum(l.amount) <> 0`,
  },
  {
    complaint: "pembayaran yang tidak terverifikasi tercatat di buku besar",
    of: "payment",
    sql: `select p.reference as what from payment p
      where p.status not in ('verified', 'refunded') and exists (${countedFor("t.payment_id = p.id")})`,
  },
  {
    complaint: "uang yang kami simpan atas nama pembayar tidak sama dengan buku besar",
    of: "payment",
    sql: `select p.reference as what from payment p left join ledger_transaction t on t.payment_id = p.id
      left join ledger_posting l on l.transaction_id = t.id and l.account = 'payers'
      group by p.id having coalesce(-sum(l.amount), 0) <> p.held_amount`,
  },
  {
    complaint: "pengembalian yang dijanjikan melebihi uang yang kami simpan atas nama pembayar",
    of: "payment",
    sql: `select p.reference as what from payment p join payment_refund r on r.payment_id = p.id and r.status = 'owed'
      group by p.id having sum(r.amount) > p.held_amount`,
  },
  {
    complaint: "pengembalian yang ditransfer tidak sama dengan buku besar",
    sql: `select r.id::text as what from payment_refund r
      left join ledger_transaction t on t.event = 'refund:' || r.id || ':paid'
      left join ledger_posting l on l.transaction_id = t.id and l.account = 'payers'
      where l.amount is distinct from case when r.paid_from is not null then r.amount end`,
  },
  {
    complaint: "kekurangan yang dihapus tidak sama dengan buku besar",
    of: "payment",
    sql: `select p.reference as what from payment p left join ledger_transaction t on t.payment_id = p.id
        and (t.event like 'payment:%:verified%' or t.event like 'payment:%:reversed:%' or t.event like 'payment:%:forgiven:%')
      left join ledger_posting l on l.transaction_id = t.id and l.account = 'writeoff'
      group by p.id having coalesce(sum(l.amount), 0) <> p.written_off`,
  },
  {
    complaint: "pengembalian dana tidak sama dengan catatannya",
    of: "payment",
    sql: `select p.reference as what from payment p
      left join ledger_transaction t on t.payment_id = p.id and t.event like 'payment:%:refunded:%'
      left join ledger_posting l on l.transaction_id = t.id
        and (l.account in (select account from payment_share s where s.payment_id = p.id) or l.account like 'store:%')
      group by p.id having coalesce(sum(l.amount), 0) <> p.refunded_amount`,
  },
  {
    complaint: "pengembalian yang dibatalkan masih mengurangi pembayarannya",
    sql: `select r.id::text as what from payment_refund r join ledger_transaction e on e.event = r.taken_event
      where r.status = 'withdrawn' and (select count(*) from ledger_transaction u where u.event like 'payment:' || r.payment_id || ':refunded:undone:%')
        <> (select count(*) from payment_refund o where o.payment_id = r.payment_id and o.status = 'withdrawn' and o.taken_event is not null)`,
  },
  {
    complaint: "status pembayaran tidak sama dengan langkah terakhir riwayatnya",
    of: "payment",
    sql: `select p.reference as what from payment p
      join lateral (select to_status from payment_history h where h.payment_id = p.id order by id desc limit 1) last on true
      where last.to_status <> p.status`,
  },
  {
    complaint: "penyaluran dana tidak sama dengan buku besar",
    sql: `select o.id::text as what from payout o
      left join ledger_transaction e on e.event = 'payout:' || o.id
      left join ledger_posting l on l.transaction_id = e.id and l.account = o.account
      where l.amount is distinct from o.amount`,
  },
  {
    complaint: "penyaluran dana yang dibatalkan tidak sama dengan buku besar",
    sql: `select o.id::text as what from payout o
      left join ledger_transaction e on e.event in ('payout:' || o.id || ':reversed', 'payout:' || o.id || ':returned')
      left join ledger_posting l on l.transaction_id = e.id and l.account = o.account
      where l.amount is distinct from case when o.reversed_at is not null then -o.amount end`,
  },
  {
    complaint: "jumlah terbitan sebuah katalog salah dihitung",
    sql: `with truth as (
        select 'campaign' as catalogue, is_featured, count(*) as published from campaign where status = 'published' group by 2
        union all select 'product', is_featured, count(*) from product where status = 'published' group by 2
        union all select 'course', is_featured, count(*) from course where status = 'published' group by 2
        union all select 'article', is_featured, count(*) from article where status = 'published' group by 2)
      select coalesce(t.catalogue, s.catalogue) as what
      from truth t full join catalogue_size s using (catalogue, is_featured)
      where coalesce(t.published, 0) <> coalesce(s.published, 0)`,
  },
  ...LEDGER_CHECKS,
  ...FUND_CHECKS,
  ...RECEIPT_CHECKS,
  ...CHARITY_CHECKS,
  ...ACADEMY_CHECKS,
  ...EVENT_CHECKS,
  ...SHOP_CHECKS,
  ...ZAKAT_CHECKS,
  ...PLEDGE_CHECKS,
  ...STATEMENT_CHECKS,
  ...CASH_CHECKS,
  ...STORE_CHECKS,
  ...QRIS_CHECKS,
  BANK_CHECK,
];

const NAMED = 10;

type Ask = (sql: string) => Promise<{ rows: { what: string }[] }>;

/** One check after the other. */
export async function examineBooks(ask: Ask, checks: readonly Check[] = CHECKS): Promise<string[]> {
  const found: string[] = [];
  for (const { complaint, sql: check } of checks) {
    const { rows } = await ask(check);
    if (rows.length === 0) continue;
    const named = rows.slice(0, NAMED).map(({ what }) => what);
    const more = rows.length > NAMED ? ` dan ${rows.length - NAMED} lagi` : "";
    found.push(`${rows.length} × ${complaint}: ${named.join(", ")}${more}`);
  }
  return found;
}

const OF_PAYMENTS = CHECKS.filter(({ of }) => of === "payment");
const OF_SUMS = CHECKS.filter(({ of }) => of === undefined);

async function complaintsIn(tx: Tx, since: Mark | undefined): Promise<string[]> {
  const ask: Ask = (check) => sql<{ what: string }>`${sql.raw(check)}`.execute(tx);
  const widen = since === undefined ? undefined : await narrowToTouched(tx, since);
  if (!widen) return examineBooks(ask);
  const ofTouched = await examineBooks(ask, OF_PAYMENTS);
  await widen();
  return [...ofTouched, ...(await examineBooks(ask, OF_SUMS))];
}

/** Only what was written since an earlier check that found nothing. */
interface Since {
  mark: Mark;
  /** The seals from this day on are computed again. */
  day: string;
}

/**
 * One sentence per kind of disagreement; empty if everything agrees. Uses one connection, however long it takes: checks side
 * by side would take all connections of the pool, and people who give at night would wait for them.
 */
export async function examine(database: Database, since?: Since): Promise<string[]> {
  const inBooks = await database.transact(async (tx) => {
    await allowLongStatements(tx);
    return complaintsIn(tx, since?.mark);
  });
  return [...inBooks, ...(await sealProblems(database, since?.day)), ...(await reportProblems(database))];
}
