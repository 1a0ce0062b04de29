import type { NoticeDevice } from "@barakah/contract";
import { SILENT_MINUTES } from "../../payments/index.ts";
import type { Database } from "../../platform/database/database.ts";

/** Office hours, when somebody can look after a silent phone. */
const OFFICE = "extract(hour from now() at time zone 'Asia/Jakarta') between 8 and 20";

/** Active devices first, revoked ones last. */
export const devices = ({ prepared }: Database): Promise<NoticeDevice[]> =>
  prepared<NoticeDevice>(
    "notice-devices",
    `select d.id, d.name, d.account, d.packages, d.paired_at, d.last_seen,
      coalesce(nullif(p.full_name, ''), p.username) as paired_by,
      coalesce(nullif(r.full_name, ''), r.username) as revoked_by,
      case when d.revoked_at is not null then 'revoked'
        when coalesce(d.last_seen, d.paired_at) > now() - interval '${SILENT_MINUTES} minutes' then 'heard'
        when ${OFFICE} then 'silent' else 'resting' end as state
    from notice_device d join member p on p.id = d.paired_by left join member r on r.id = d.revoked_by
    order by d.revoked_at nulls first, d.paired_at desc limit 100`,
    [],
  );
