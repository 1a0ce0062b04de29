import { OFFICER } from "./people.ts";

const DAY = "(verified_at at time zone 'Asia/Jakarta')::date";
const TRANSFER_SHOWN = "shown and method in ('bsi', 'bjb')";
/** The collector's part, in thousandths. */
const FEE = "(p.amount * 7 / 1000)";

/** What the collectors paid for each day, as one line each; numbered after the lines of single transfers. */
export const SETTLED = [
  `create unlogged table night_settlement as
   select l.last + (select count(*) from night_payment where ${TRANSFER_SHOWN}) + row_number() over (order by day, method) as line,
     s.last + row_number() over (order by day, method) as id, t.last + row_number() over (order by day, method) as tx, paid.*
   from (select p.method, ${DAY} as day, sum(p.amount)::bigint as gross, sum(${FEE})::bigint as fee, count(*) as payments
     from night_payment p where p.shown and p.method in ('qris-donasi', 'midtrans') group by 1, 2) paid,
   (select coalesce(max(id), 0) as last from statement_line) l, (select coalesce(max(id), 0) as last from settlement) s,
   (select max(tx) as last from night_payment) t`,
  "analyze night_settlement",
];

export const BANK = [
  `insert into statement_line (id, bank, day, amount, description, content_hash, state, unclaimed, decided_by, decided_at, imported_by, imported_at)
     overriding system value
   select l.last + row_number() over (order by n), method, ${DAY}, amount, 'TRF ' || upper(name), 'night-' || n, 'matched', 0, officer, verified_at, officer, verified_at
   from night_payment, (select coalesce(max(id), 0) as last from statement_line) l, ${OFFICER} o where ${TRANSFER_SHOWN} order by n`,
  `insert into statement_line (id, bank, day, amount, description, content_hash, state, unclaimed, decided_by, decided_at, imported_by, imported_at)
     overriding system value
   select line, 'bsi', day + 1, gross - fee, 'PENCAIRAN ' || upper(method), 'night-settlement-' || id, 'matched', 0, officer, day + 1, officer, day + 1
   from night_settlement, ${OFFICER} o order by line`,
  `insert into statement_share (line_id, payment_id, amount)
   select l.id, p.id, p.amount from night_payment p join statement_line l on l.content_hash = 'night-' || p.n where ${TRANSFER_SHOWN}`,
  `insert into statement_share (line_id, payment_id, amount, fee)
   select s.line, p.id, p.amount - ${FEE}, ${FEE} from night_payment p
   join night_settlement s on s.method = p.method and s.day = ${DAY} where p.shown and p.method = 'qris-donasi'`,
  `insert into settlement (id, account, line_id, gross, fee, decided_by, created_at) overriding system value
   select id, method, line, gross, fee, officer, day + 1 from night_settlement, ${OFFICER} o order by id`,
  `insert into settlement_share (settlement_id, payment_id, amount, fee)
   select s.id, p.id, p.amount - ${FEE}, ${FEE} from night_payment p
   join night_settlement s on s.method = p.method and s.day = ${DAY} where p.shown`,
  `insert into collector_due (payment_id, collector, since, amount)
   select id, method, verified_at, amount from night_payment where status = 'verified' and not shown and method in ('qris-donasi', 'midtrans')`,
];

export const SETTLEMENT_LEDGER = [
  `insert into ledger_transaction (id, event, description, created_at, recorded_at) overriding system value
   select tx, 'settlement:' || id, 'Pelunasan ' || method || ': ' || payments || ' pembayaran', day + 1, day + 1 from night_settlement order by tx`,
  `insert into ledger_posting (transaction_id, account, amount, at, kind, words)
   select tx, leg.account, leg.amount, day + 1, 'settlement', posting_words(leg.amount, 'Pelunasan ' || method || ': ' || payments || ' pembayaran')
   from night_settlement, lateral (values ('bank:bsi', gross - fee), ('expense:mdr', fee),
     (case method when 'midtrans' then 'provider:midtrans' else 'qris:donasi' end, -gross)) leg (account, amount)
   where leg.amount <> 0 order by tx`,
];
