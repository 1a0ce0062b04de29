import { FUND_OF_KIND } from "@barakah/contract";
import type { Check } from "../platform/database/check.ts";

const FUND = `'fund:' || case i.kind ${Object.entries(FUND_OF_KIND)
  .map(([kind, code]) => `when '${kind}' then '${code}'`)
  .join(" ")} end`;

const ITEMS = `select ${FUND} as account, sum(i.amount)::bigint as amount from zakat_item i
  where i.payment_id = p.id group by 1`;
const SHARES = "select account, amount from payment_share where payment_id = p.id";

export const ZAKAT_CHECKS: readonly Check[] = [
  {
    complaint: "pembayaran zakat tanpa rinciannya, atau rincian tanpa pembayaran zakat",
    of: "payment",
    sql: `select coalesce(p.reference, z.payment_id::text) as what from (select * from payment where kind = 'zakat') p
      full join zakat_payment z on z.payment_id = p.id
      where p.id is null or z.payment_id is null or not exists (select from zakat_item i where i.payment_id = p.id)`,
  },
  {
    complaint: "rincian zakat tidak sama dengan bagian pembayarannya",
    of: "payment",
    sql: `select p.reference as what from payment p
      cross join lateral ((${ITEMS} except all ${SHARES}) union all (${SHARES} except all ${ITEMS})) differing
      where p.kind = 'zakat' group by p.id`,
  },
  {
    complaint: "zakat dihitung dengan aturan yang tidak dikonfirmasi atau milik jenis lain",
    sql: `select p.reference as what from zakat_item i join payment p on p.id = i.payment_id
      left join zakat_rule r on r.id = i.rule_id
      where i.kind <> 'infak' and (r.confirmed_by is null or r.kind <> i.kind) group by p.id`,
  },
];
