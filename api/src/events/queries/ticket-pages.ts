import { LIST_MOST, type OwnRegistration, type TicketPage } from "@barakah/contract";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database } from "../../platform/database/database.ts";
import { LAST_CHANGE } from "./notices.ts";
import { placeInLine } from "./place-in-line.ts";
import { DECIDED, PAID_BACK } from "./refunds.ts";

/** The labels of chosen options, which are handed out; free text is never shown to crew. */
export const EXTRAS = `(select coalesce(json_agg(chosen.label order by q.position, chosen.label), '[]') from event_question q
  cross join lateral (select case q.kind when 'choice' then q.label || ' ' else '' end || jsonb_array_elements_text(case jsonb_typeof(t.answers -> q.id::text)
    when 'array' then t.answers -> q.id::text else jsonb_build_array(t.answers -> q.id::text) end) as label) chosen
  where q.event_id = item.id and q.kind in ('choice', 'many') and t.answers ? q.id::text)`;

const ENTERED =
  "(select min(c.at) from check_in c where c.ticket_id = t.id and c.kind = 'enter' and c.struck_at is null)";

/** A ticket page as it is stored: without the QR codes, and without what the clock decides. */
export interface StoredPage extends Omit<TicketPage, "tickets" | "whole" | "can_cancel"> {
  registration_id: number;
  event_id: number;
  ticket_id: number | null;
  starts_at: string;
  payment_id: string | null;
  /** The key of this page's address: the registration's, or the one ticket's. Never a wider one. */
  page_key: string;
  member_id: number | null;
  buyer_email: string;
  buyer_phone: string;
  tickets: Omit<TicketPage["tickets"][number], "qr">[];
}

/** By the key of a registration, or of one of its tickets. */
export async function ticketPageByKey(database: Database, key: string): Promise<StoredPage | undefined> {
  const [found] = await database.prepared<StoredPage>(
    "ticket-page",
    `select r.id as registration_id, r.event_id, one.id as ticket_id, item.starts_at,
       coalesce(one.page_key, r.page_key) as page_key, r.member_id, r.buyer_email, r.buyer_phone,
       json_build_object('id', item.id, 'slug', item.slug, 'title', item.title, 'thumbnail', ${THUMBNAIL_URL},
         'state', item.state, 'starts_at', iso_instant(item.starts_at), 'ends_at', iso_instant(item.ends_at),
         'place', item.place, 'map_link', item.map_link,
         'online_link', case when r.state = 'confirmed' and item.state <> 'cancelled' then item.online_link else '' end,
         'organiser', item.organiser, 'contact', item.contact, 'cancelled_reason', item.cancelled_reason) as event,
       coalesce(one.code, r.code) as code, r.state, r.provisional and r.state = 'confirmed' as provisional,
       coalesce(one.price, p.amount, r.total) as total, r.payment_id,
       case when p.id is not null and one.id is null then '/pembayaran/' || p.page_key end as payment_page,
       case when p.status = 'pending' then p.expires_at end as pay_before,
       coalesce(p.status = 'pending' and (p.claimed or p.seen_amount > 0), false) as in_review,
       case when r.state = 'waitlisted' and one.id is null then json_build_object('offered_until', iso_instant(r.offered_until),
         'type', coalesce((select w.name from ticket_type w where w.id = r.wanted_type), ''),
         'place', ${placeInLine("r")},
         'register_page', case when r.offered_until > now()
           then '/acara/' || item.slug || '/daftar?tawaran=' || r.page_key || '&jenis=' || r.wanted_type end) end as waiting,
       case when one.id is null and r.refund_due > 0 then json_build_object('amount', r.refund_due,
         'paid_back', ${PAID_BACK}, 'decided', ${DECIDED}, 'bank', r.refund_bank, 'account_number', r.refund_account,
         'account_holder', r.refund_holder) end as refund,
       (select coalesce(json_agg(json_build_object('page', '/tiket/' || t.page_key, 'name', t.participant_name,
           'type', y.name, 'extras', ${EXTRAS}, 'price', t.price, 'state', t.state, 'code', t.code,
           'entered_at', iso_instant(${ENTERED}), 'certificate_number',
           (select c.number from certificate c where c.ticket_id = t.id and c.revoked_at is null)) order by t.id), '[]')
         from ticket t join ticket_type y on y.id = t.ticket_type_id
         where t.registration_id = r.id and (one.id is null or t.id = one.id)) as tickets
     from (select coalesce((select id from registration where page_key = $1),
         (select registration_id from ticket where page_key = $1)) as id) wanted
     join registration r on r.id = wanted.id join event item on item.id = r.event_id
     left join ticket one on one.page_key = $1
     left join payment p on p.id = r.payment_id`,
    [key],
  );
  return found;
}

export async function registrationsOf(
  database: Database,
  memberId: number,
  page: { limit?: number | undefined; offset?: number | undefined; event?: string | undefined } = {},
): Promise<{ rows: OwnRegistration[]; total: number }> {
  const rows = await database.prepared<OwnRegistration & { all: number }>(
    "registrations-of-member",
    `select r.code, '/tiket/' || r.page_key as page, r.state, coalesce(p.amount, r.total) as total, count(*) over () as all,
       json_build_object('slug', item.slug, 'title', item.title, 'thumbnail', ${THUMBNAIL_URL}, 'state', item.state,
         'starts_at', iso_instant(item.starts_at), 'ends_at', iso_instant(item.ends_at), 'place', item.place) as event,
       (select coalesce(json_agg(split_part(t.participant_name, ' ', 1) order by t.id), '[]') from ticket t
         where t.registration_id = r.id and t.state = 'valid') as names,
       case when p.status = 'pending' then '/pembayaran/' || p.page_key end as payment_page,
       case when p.status = 'pending' then p.expires_at end as pay_before,
       case when r.state = 'waitlisted' then ${placeInLine("r")} end as waiting_place,
       (select coalesce(json_agg(json_build_object('name', t.participant_name, 'type', y.name, 'code', t.code,
           'page', '/tiket/' || t.page_key) order by t.id), '[]')
         from ticket t join ticket_type y on y.id = t.ticket_type_id where t.registration_id = r.id and t.state = 'valid') as tickets,
       coalesce((select y.name from ticket_type y where y.id = r.wanted_type and r.state = 'waitlisted'), '') as waiting_type,
       case when r.state = 'waitlisted' and r.offered_until > now()
         then '/acara/' || item.slug || '/daftar?tawaran=' || r.page_key || '&jenis=' || r.wanted_type end as register_page,
       ${LAST_CHANGE} as change,
       r.offered_until,
       exists (select from ticket t join check_in c on c.ticket_id = t.id
         where t.registration_id = r.id and c.kind = 'enter' and c.struck_at is null) as attended,
       (select min(c.number) from ticket t join certificate c on c.ticket_id = t.id and c.revoked_at is null
         where t.registration_id = r.id) as certificate_number
     from registration r join event item on item.id = r.event_id left join payment p on p.id = r.payment_id
     where r.member_id = $1 and ($4::text is null or item.slug = $4) order by item.starts_at desc, r.id desc limit $2 offset $3`,
    [memberId, page.limit ?? LIST_MOST, page.offset ?? 0, page.event ?? null],
  );
  return { rows, total: rows[0]?.all ?? 0 };
}

/** The page of a registration by its code, or that of one ticket by its own, and the buyer's phone. */
export async function pageByCodeAndPhone(database: Database, code: string, phone: string) {
  const [found] = await database.prepared<{ page_key: string }>(
    "ticket-page-by-code",
    `select coalesce(t.page_key, r.page_key) as page_key from registration r
     left join ticket t on t.code = $1 and t.registration_id = r.id
     where (r.code = $1 or r.id = (select registration_id from ticket where code = $1))
       and ltrim(phone_digits(r.buyer_phone), '0') = ltrim(phone_digits($2), '0') and phone_digits($2) <> ''`,
    [code, phone],
  );
  return found?.page_key;
}
