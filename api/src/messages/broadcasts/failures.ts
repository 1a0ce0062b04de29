import { type BroadcastFailure, mayOneOf } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Database } from "../../platform/database/database.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { failureReason } from "../delivery/failure-reason.ts";
import { BEST_FIRST, OF_NUMBER } from "./queries.ts";

/** What a guest called themselves: messages know only a code of their address or number. */
const guest = (kind: "mail" | "phone", column: string) => `(select payer_name from payment
  where member_id is null and ${column} <> '' and ${kind}_person(${column}) = item.person and item.person like '${kind}:%'
  order by created_at desc limit 1)`;

/** `seesMoney`, SQL: who gave to a campaign, and the names of guests, who are known only by their payments. */
const nameFor = (seesMoney: string) => `case when b.audience <> 'campaign' or ${seesMoney} then coalesce(
  nullif(m.full_name, ''), m.username::text, (select r.buyer_name from registration r
    where b.audience = 'event' and r.event_id = b.audience_id and r.member_id is null
      and item.person in (mail_person(r.buyer_email), phone_person(r.buyer_phone)) order by r.id desc limit 1),
  case when ${seesMoney} then coalesce(${guest("mail", "payer_email")}, ${guest("phone", "payer_phone")}) end) end`;

type Stored = Omit<BroadcastFailure, "reason"> & { error: string };

/** Who has not been reached and why: what failed, what is tried again, and who asked to be told no more and was told nowhere else. Who gave or paid is only for staff who see money. */
export async function failuresOf(database: Database, { roles }: Actor, id: number, page: StaffFilter) {
  const { rows, total } = await staffList<Stored>(database, page, (place) => ({
    columns: `item.id, item.channel, coalesce(item.error, '') as error,
        case when item.state = 'queued' then iso_instant(item.not_before) end as again_at,
        ${nameFor(`${place(mayOneOf(roles, "money"))}::boolean`)} as name`,
    table: `(select distinct on (person, channel) * from message where ${OF_NUMBER} ${place(String(id))} order by ${BEST_FIRST})`,
    joins: `join broadcast b on b.id = ${place(id)} left join member m
        on m.id = case when item.person like 'member:%' then substr(item.person, 8)::bigint end`,
    where: [
      `(item.state = 'failed' or (item.state = 'queued' and item.tries > 0)
        or (item.state = 'skipped' and item.error in ('not wanted', 'not reachable') and not exists (select from message
          where person = item.person and state in ('sent', 'queued') and ${OF_NUMBER} ${place(String(id))})))`,
    ],
  }));
  return {
    total,
    rows: rows.map(({ error, ...row }) => ({ ...row, reason: failureReason(row.channel, error) })),
  };
}
