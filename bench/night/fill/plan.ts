import { NAME } from "../../../api/src/testing/large/people.ts";
import { chance } from "../../../api/src/testing/large/sizes.ts";
import { ORDER_EVERY, type Sizes, YEARS } from "../sizes.ts";

/** The bank's lines of the last days are not imported yet, and the collectors have not paid for them. */
const UNSEEN_DAYS = 4;
/** Of ten gifts so many go to the best known campaign. */
const BELOVED_OF_TEN = 2;
const TRANSFERS = "('bsi', 'bjb')";

const KIND = `case n % ${ORDER_EVERY} when 0 then 'order' when 1 then 'event' else 'donation' end`;
const METHOD = `case when kind <> 'donation' then case when ${chance(35, 10)} < 6 then 'bsi' else 'midtrans' end
  when ${chance(35, 10)} < 4 then 'qris-donasi' when ${chance(35, 10)} < 7 then 'bsi' when ${chance(35, 10)} < 8 then 'bjb' else 'midtrans' end`;
const STATUS = (
  newest: number,
) => `case when n > ${newest} then case when method in ${TRANSFERS} then 'pending' else 'verified' end
  when ${chance(32, 100)} < 3 then case when method in ${TRANSFERS} then 'rejected' else 'expired' end
  when ${chance(32, 100)} < 6 then 'expired' when ${chance(32, 100)} < 7 then 'cancelled' else 'verified' end`;
/** No two waiting QRIS payments have one amount: both numbers repeat together only after 48 403 payments. */
const CODE = "case when method = 'qris-donasi' then 1 + n % 499 when kind = 'donation' then 250 else 0 end";
const BASE = `case when kind = 'event' then 100000 when method = 'qris-donasi' then 1000 * (10 + n % 97)
  else 1000 * (10 + ${chance(37, 900)}) end`;

/**
 * One row for each payment with all that its other tables are filled from, in the order of time. Ids are computed from the
 * row's number, so that no table waits for another.
 */
export const planOf = ({ members, payments, campaigns, events, newest }: Sizes) => [
  `create unlogged table night_payment as
   with kinds as (select n, ${KIND} as kind from generate_series(1, ${payments}) n),
   methods as (select n, kind, ${METHOD} as method from kinds),
   made as (select n, kind, method, ${STATUS(payments - newest)} as status, ${CODE} as code, ${BASE} as base, ${NAME(9000)} as name,
     now() - interval '20 minutes' - (${payments} - n) * (interval '${YEARS} years' / ${payments}) as created_at from methods),
   decided as (select *, case when status = 'verified' then least(now() - interval '10 minutes',
     created_at + case when method in ${TRANSFERS} then interval '3 hours' else interval '2 minutes' end) end as verified_at from made)
   select n, md5('night payment ' || n)::uuid as id, kind, method, status, (base + code)::bigint as amount, code::bigint as code, name,
     '08' || lpad((n::bigint * 7919 % 10000000000)::text, 10, '0') as phone, created_at, verified_at,
     case kind when 'donation' then 'DON-' when 'order' then 'ORD-' else 'ACR-' end || upper(left(md5('night payment ' || n), 12)) as reference,
     case when kind <> 'donation' or n % 2 = 0 then m.first + ${chance(36, members)} end as member,
     case kind when 'donation' then 'campaign:' || campaign when 'order' then 'sales' else 'event:' || e.first + (n / ${ORDER_EVERY}) % ${events} end as account,
     case when kind = 'donation' then campaign end as campaign,
     method in ${TRANSFERS} and status in ('pending', 'verified', 'rejected') as proved,
     coalesce((verified_at at time zone 'Asia/Jakarta')::date < (now() at time zone 'Asia/Jakarta')::date - ${UNSEEN_DAYS}, false) as shown,
     case when status = 'verified' then t.last + row_number() over (partition by status = 'verified' order by verified_at, n) end as tx
   from decided, (select min(id) as first from member where username like 'malam%') m,
     (select min(id) as first from event where slug like 'malam-bayar-%') e, (select coalesce(max(id), 0) as last from ledger_transaction) t,
     lateral (select c.first + case when ${chance(40, 10)} < ${BELOVED_OF_TEN} then 0 else ${chance(41, campaigns)} end as campaign
       from (select min(id) as first from campaign where slug like 'malam-%') c) given
   order by n`,
  "analyze night_payment",
];
