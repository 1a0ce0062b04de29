import { type EventDetail, type EventListKind, type EventSummary, LIST_MOST } from "@barakah/contract";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import { idBySlug } from "../../platform/catalogue/slugs.ts";
import type { Database } from "../../platform/database/database.ts";
import { clockOf } from "../../platform/jakarta-day.ts";

/** Seats left by the capacity, by the quotas of the offered types, or by both; null without a limit. */
const SEATS_LEFT = `least(item.capacity - item.taken,
  (select case when bool_and(t.quota is not null) then sum(t.quota - t.taken) end
    from ticket_type t where t.event_id = item.id and not t.retired))::int`;

export const SUMMARY = `item.id, item.slug, item.title, item.summary, ${THUMBNAIL_URL} as thumbnail, item.state,
  iso_instant(item.starts_at) as starts_at, iso_instant(item.ends_at) as ends_at, item.place,
  item.online_link <> '' as is_online, item.organiser, iso_instant(item.registration_opens) as registration_opens,
  iso_instant(least(item.registration_closes, item.starts_at)) as registration_closes, item.price_kind,
  case item.price_kind when 'fixed' then coalesce((select min(t.price) from ticket_type t
      where t.event_id = item.id and not t.retired), 0)
    when 'minimum' then item.min_price else 0 end as price_from,
  case item.price_kind when 'fixed' then coalesce((select max(t.price) from ticket_type t
      where t.event_id = item.id and not t.retired), 0) end as price_to,
  item.capacity, ${SEATS_LEFT} as seats_left`;

interface Filter {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  past?: boolean | undefined;
  kind?: EventListKind | undefined;
  month?: string | undefined;
}

const LISTED = "item.listed and item.state in ('published', 'cancelled', 'finished')";
const COMING = `${LISTED} and item.ends_at > now() and item.state <> 'finished'`;
const PAST = `${LISTED} and item.ends_at <= now()`;

const OF_KIND: Record<EventListKind, string> = {
  free: `(item.price_kind in ('free', 'open') or (item.price_kind = 'fixed' and exists (select from ticket_type t
    where t.event_id = item.id and not t.retired and t.price = 0)))`,
  paid: `(item.price_kind in ('open', 'minimum') or (item.price_kind = 'fixed' and exists (select from ticket_type t
    where t.event_id = item.id and not t.retired and t.price > 0)))`,
  online: "item.online_link <> ''",
};

/** Coming events nearest first, or past ones newest first. */
export async function events(database: Database, filter: Filter) {
  const { limit = LIST_MOST, offset = 0, search, past, kind, month } = filter;
  const values: unknown[] = [limit, offset];
  const where = [
    past ? PAST : COMING,
    kind && OF_KIND[kind],
    search && `item.search @@ (select search_query('event', $${values.push(search)}))`,
    month && `to_char(${clockOf("item.starts_at")}, 'YYYY-MM') = $${values.push(month)}`,
  ].filter(Boolean);
  const rows = await database.prepared<EventSummary & { total: number }>(
    ["events", past && "past", kind, search && "search", month && "month"].filter(Boolean).join("-"),
    `select ${SUMMARY}, count(*) over () as total from event item where ${where.join(" and ")}
     order by item.starts_at ${past ? "desc" : ""}, item.id limit $1 offset $2`,
    values,
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The months in which coming events begin. */
export const eventMonths = (database: Database) =>
  database.prepared<{ month: string; count: number }>(
    "event-months",
    `select to_char(${clockOf("item.starts_at")}, 'YYYY-MM') as month, count(*) as count from event item
     where ${COMING} group by 1 order by 1`,
    [],
  );

/** An event by its address. Unlisted events are included. */
export async function eventBySlug(database: Database, slug: string, answersDays: number) {
  const [found] = await database.prepared<EventDetail>(
    "event-by-slug",
    `select ${SUMMARY}, item.body, item.map_link, item.contact, item.listed, item.min_price, item.certificate,
       item.cancelled_reason, $2::int as answers_kept_days,
       (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name,
           'benefits', array_remove(string_to_array(t.benefits, E'\\n'), ''), 'price', t.price, 'quota', t.quota,
           'left', least(t.quota - t.taken, item.capacity - item.taken),
           'opens', iso_instant(t.opens), 'closes', iso_instant(t.closes), 'per_order_max', t.per_order_max,
           'waiting', (select count(*) from registration r where r.event_id = item.id and r.state = 'waitlisted'
             and r.wanted_type = t.id)) order by t.position), '[]')
         from ticket_type t where t.event_id = item.id and not t.retired) as ticket_types,
       (select coalesce(json_agg(json_build_object('id', q.id, 'label', q.label, 'kind', q.kind, 'required', q.required,
           'options', q.options) order by q.position), '[]')
         from event_question q where q.event_id = item.id and not q.retired) as questions,
       (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'starts_at', iso_instant(s.starts_at),
           'ends_at', iso_instant(s.ends_at)) order by s.starts_at nulls last, s.id), '[]')
         from event_session s where s.event_id = item.id and not s.handout) as sessions,
       (select json_build_object('slug', c.slug, 'title', c.title, 'basis_points', item.campaign_basis_points)
         from campaign c where c.id = item.campaign_id) as campaign
     from event item where item.id = ${idBySlug("event", "$1")} and item.state <> 'draft'`,
    [slug, answersDays],
  );
  return found;
}
