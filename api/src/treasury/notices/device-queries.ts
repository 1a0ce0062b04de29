import type { NoticeDevice } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { PHONE_STATE } from "./silent-phone.ts";

/** Active devices first, revoked ones last. */
export const devices = ({ prepared }: Database): Promise<NoticeDevice[]> =>
  prepared<NoticeDevice>(
    "notice-devices",
    `select d.id, d.name, d.account, d.packages, d.paired_at, d.last_seen,
      coalesce(nullif(p.full_name, ''), p.username) as paired_by,
      coalesce(nullif(r.full_name, ''), r.username) as revoked_by,
      case when d.revoked_at is not null then 'revoked' else ${PHONE_STATE} end as state
    from notice_device d join member p on p.id = d.paired_by left join member r on r.id = d.revoked_by
    order by d.revoked_at nulls first, d.paired_at desc limit 100`,
    [],
  );
