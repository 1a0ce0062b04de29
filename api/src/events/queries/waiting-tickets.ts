import { WAITING_MOST } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";

export interface ComingRegistration {
  title: string;
  page: string;
  tickets: number;
  starts_at: string;
  /** An offered seat of the waiting list, and the address at which it is accepted. */
  offer: { page: string; until: string } | null;
}

/** A member's registrations of events that are not over: confirmed ones, and offered seats. The next event first. */
export const comingRegistrations = (database: Database, memberId: number) =>
  database.prepared<ComingRegistration>(
    "coming-registrations",
    `select item.title, '/tiket/' || r.page_key as page, iso_instant(item.starts_at) as starts_at,
       (select count(*) from ticket t where t.registration_id = r.id and t.state = 'valid') as tickets,
       case when r.state = 'waitlisted' then json_build_object('until', iso_instant(r.offered_until),
         'page', '/acara/' || item.slug || '/daftar?tawaran=' || r.page_key || '&jenis=' || r.wanted_type) end as offer
     from registration r join event item on item.id = r.event_id
     where r.member_id = $1 and item.ends_at > now() and item.state <> 'cancelled'
       and (r.state = 'confirmed' or (r.state = 'waitlisted' and r.offered_until > now()))
     order by item.starts_at, r.id limit $2`,
    [memberId, WAITING_MOST * WAITING_MOST],
  );
