import type { Check } from "../../platform/database/check.ts";

/** Whether an account holds fund money, by its name. */
const OF_A_FUND =
  "(g.account like 'campaign:%' or g.account like 'fund:%' or g.account like 'amil:%' or g.account = 'nonhalal')";

/** The ledger, fund decisions and limits must agree. Database triggers enforce the rest. */
export const FUND_CHECKS: readonly Check[] = [
  {
    complaint: "akun dana tanpa jenis dana",
    // Materialized: otherwise every posting is asked for its kind.
    sql: `with held as materialized (select g.account from ledger_posting g where ${OF_A_FUND} group by 1)
      select account as what from held where fund_kind_of(account) is null`,
  },
  {
    complaint: "akun dana di bawah nol yang tidak tercatat kurang",
    sql: `select account as what from ledger_posting where account ~ '^(event|campaign|fund):' group by 1
      having sum(amount) > 0 and not exists (select from short_account s where s.account = ledger_posting.account)`,
  },
  {
    complaint: "uang berpindah jenis dana tanpa amil, pemindahan atau koreksi",
    sql: `select t.event as what from (
        select transaction_id from (select g.transaction_id, fund_kind_of(g.account) as kind, sum(g.amount) as amount
          from ledger_posting g where ${OF_A_FUND} and g.kind not in ('payment', 'amil', 'transfer') group by 1, 2) kinds
        group by 1 having min(amount) < 0 and max(amount) > 0) mixed
      join ledger_transaction t on t.id = mixed.transaction_id where t.event not like '%:reversed'`,
  },
  {
    complaint: "saldo sebuah dana tidak sama dengan penyaluran, amil, pemindahan dan pendapatannya",
    sql: `with decided as (
        select account, -amount as amount from payout where reversed_at is null
        union all select account, amount from fund_income where reversed_at is null
        union all select from_account, -amount from amil_take where reversed_at is null
        union all select 'amil:' || source, amount from amil_take where reversed_at is null
        union all select from_account, -amount from fund_transfer where state = 'approved'
        union all select to_account, amount from fund_transfer where state = 'approved'),
      expected as (select account, sum(amount) as amount from decided group by 1),
      booked as (select account, -sum(amount) as amount from ledger_posting g
        where kind in ('payout', 'amil', 'transfer', 'income') and (${OF_A_FUND} or g.account like 'event:%') group by 1)
      select account as what from expected full join booked using (account)
      where coalesce(expected.amount, 0) <> coalesce(booked.amount, 0)`,
  },
  {
    complaint: "pemindahan dana tidak sama dengan buku besar",
    sql: `select coalesce('transfer:' || f.id, e.event) as what
      from (select * from fund_transfer where state = 'approved') f
      full join (select * from ledger_transaction where event like 'transfer:%') e on e.event = 'transfer:' || f.id
      where f.id is null or e.id is null or not is_only(e.id, f.from_account, f.to_account, f.amount)`,
  },
  {
    complaint: "pembatalan pemindahan dana bukan kebalikan dari yang dibatalkan",
    sql: `select 'transfer:' || u.id as what from fund_transfer u left join fund_transfer f on f.id = u.undoes
      where u.undoes is not null and u.state in ('waiting', 'approved')
        and (f.state, f.from_account, f.to_account, f.amount) is distinct from ('approved', u.to_account, u.from_account, u.amount)`,
  },
  {
    complaint: "bagian amil tidak sama dengan buku besar",
    sql: `select 'amil:' || a.id as what from amil_take a
      left join ledger_transaction e on e.event = 'amil:' || a.id
      left join ledger_transaction r on r.event = 'amil:' || a.id || ':reversed'
      where e.id is null or not is_only(e.id, a.from_account, 'amil:' || a.source, a.amount) or (r.id is null) <> (a.reversed_at is null)`,
  },
  {
    complaint: "bagian amil melampaui batasnya ketika diambil",
    sql: `select 'amil:' || a.id as what from amil_take a where a.reversed_at is null
      and (select sum(o.amount) from amil_take o where o.source = a.source and o.year = a.year and o.id <= a.id and o.reversed_at is null)
        > a.base * a.rate_bp / 10000`,
  },
  {
    complaint: "penyaluran kepada penerima yang tidak boleh menerima jenis dana itu",
    sql: `select o.id::text as what from payout o where o.reversed_at is null and o.recipient_kind is not null
      and (fund_kind_of(o.account) is null or not may_receive(fund_kind_of(o.account), o.recipient_kind))`,
  },
  {
    complaint: "bunga, denda atau hasil wakaf tidak sama dengan buku besar",
    sql: `select i.id::text as what from fund_income i
      left join ledger_transaction e on e.event = 'income:' || i.id
      left join ledger_posting g on g.transaction_id = e.id and g.account = i.account
      left join ledger_transaction r on r.event = 'income:' || i.id || ':reversed'
      where g.amount is distinct from -i.amount or (r.id is null) <> (i.reversed_at is null)`,
  },
];
