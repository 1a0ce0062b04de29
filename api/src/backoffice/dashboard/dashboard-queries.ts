import type { Dashboard, DashboardSeries } from "@barakah/contract";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database } from "../../platform/database/database.ts";
import { dayBegins, dayOf, TODAY } from "../../platform/jakarta-day.ts";

/** The start, in Jakarta, of the day this many days ago. */
const SINCE = dayBegins(`(${TODAY} - $1::int)`);
const SHOWN = 6;

interface DayValue {
  name: "donations" | "sales" | "students";
  day: string;
  value: number;
  before: number;
}

/** Every day of the span, also empty ones, each with the day one span earlier. */
async function perDay(database: Database, days: number): Promise<DayValue[]> {
  const { rows } = await database.pool.query<DayValue>(
    `with happened as (
       select case kind when 'donation' then 'donations' when 'order' then 'sales' end as name,
         ${dayOf("verified_at")} as day, sum(amount - refunded_amount) as value
       from payment where verified_at >= ${SINCE} and kind in ('donation', 'order') group by 1, 2
       union all
       select 'students', ${dayOf("created_at")}, count(*) from enrolment
       where status = 'verified' and created_at >= ${SINCE} group by 2
     )
     select names.name, to_char(span.day, 'YYYY-MM-DD') as day, coalesce(now_.value, 0)::bigint as value,
       coalesce(old.value, 0)::bigint as before
     from (values ('donations'), ('sales'), ('students')) names (name)
     cross join (select ${TODAY} - back as day
       from generate_series(0, $2::int - 1) back) span
     left join happened now_ on now_.name = names.name and now_.day = span.day
     left join happened old on old.name = names.name and old.day = span.day - $2::int
     order by names.name, span.day`,
    [2 * days, days],
  );
  return rows;
}

function seriesOf(all: DayValue[], name: DayValue["name"]): DashboardSeries {
  const days = all.filter((one) => one.name === name);
  return {
    total: days.reduce((sum, { value }) => sum + value, 0),
    before: days.reduce((sum, { before }) => sum + before, 0),
    days,
  };
}

async function waiting(database: Database): Promise<Dashboard["waiting"]> {
  const [found] = await database.prepared<Dashboard["waiting"]>(
    "dashboard-waiting",
    `select count(*) as count, coalesce(sum(amount), 0)::bigint as amount, min(created_at) as oldest
     from payment where status = 'pending' and method in ('bsi', 'bjb')`,
    [],
  );
  return found ?? { count: 0, amount: 0, oldest: null };
}

async function newMembersToday(database: Database): Promise<number> {
  const [found] = await database.prepared<{ members: number }>(
    "dashboard-members",
    `select count(*) as members from member where deleted_at is null and created_at >= ${SINCE}`,
    [0],
  );
  return found?.members ?? 0;
}

/** Grouped by campaign first, so that campaigns are joined instead of gifts. */
const GIVEN = `from (select campaign_id, sum(amount - refunded_amount)::bigint as amount from donation
  where verified_at >= ${SINCE} group by 1) given join campaign c on c.id = given.campaign_id`;

/** Not prepared: a generic plan would assume a third of all rows. */
async function inSpan<Row extends object>(database: Database, days: number, text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text, [days - 1])).rows;
}

const byCategory = (database: Database, days: number) =>
  inSpan<Dashboard["categories"][number]>(
    database,
    days,
    `select c.category, sum(given.amount)::bigint as amount ${GIVEN} group by 1 order by 2 desc`,
  );

const byCampaign = (database: Database, days: number) =>
  inSpan<Dashboard["campaigns"][number]>(
    database,
    days,
    `select c.id, c.title, given.amount ${GIVEN} order by 3 desc, 1 limit ${SHOWN}`,
  );

const ending = (database: Database) =>
  database.prepared<Dashboard["ending"][number]>(
    "dashboard-ending",
    `select item.id, item.title, ${THUMBNAIL_URL} as thumbnail, item.deadline, item.target_amount,
       total.collected_amount as current_amount
     from campaign item join campaign_total total on total.campaign_id = item.id
     where item.status = 'published' and item.deadline > now() order by item.deadline limit 4`,
    [],
  );

const bestSellers = (database: Database, days: number) =>
  inSpan<Dashboard["best_sellers"][number]>(
    database,
    days,
    // Orders are looked up by payment, one by one.
    `select l.product_id as id, max(l.product_name) as title, sum(l.quantity)::bigint as quantity,
       sum(l.price * l.quantity)::bigint as amount
     from payment p cross join lateral (select o.id from shop_order o where o.payment_id = p.id and o.status <> 'cancelled' offset 0) o
     cross join lateral (select * from order_line l where l.order_id = o.id offset 0) l
     where p.verified_at >= ${SINCE} and p.kind = 'order' and p.status = 'verified'
     group by 1 order by 3 desc, 4 desc limit ${SHOWN}`,
  );

/** Members who enrolled in this span. */
const funnels = (database: Database, days: number) =>
  inSpan<Dashboard["funnels"][number]>(
    database,
    days,
    `with c as materialized (
       select id, title, array(select id from course_material where course_id = course.id) as materials from course)
     select c.id, c.title, count(*) as enrolled, count(*) filter (where e.status = 'verified') as verified,
       count(*) filter (where exists (select from material_progress g
         where g.member_id = e.member_id and g.material_id = any(c.materials))) as started,
       count(*) filter (where exists (select from certificate t where t.enrolment_id = e.id)) as certified
     from c join enrolment e on e.course_id = c.id
     where e.created_at >= ${SINCE} group by c.id, c.title order by 3 desc, 1 limit ${SHOWN}`,
  );

export async function readDashboard(database: Database, days: number): Promise<Dashboard> {
  const [all, waits, members, categories, campaigns, ends, best_sellers, courses] = await Promise.all([
    perDay(database, days),
    waiting(database),
    newMembersToday(database),
    byCategory(database, days),
    byCampaign(database, days),
    ending(database),
    bestSellers(database, days),
    funnels(database, days),
  ]);
  const [donations, sales, students] = (["donations", "sales", "students"] as const).map((name) =>
    seriesOf(all, name),
  ) as [DashboardSeries, DashboardSeries, DashboardSeries];
  const today = ({ days: each }: DashboardSeries) => each.at(-1)?.value ?? 0;
  return {
    donations,
    sales,
    students,
    waiting: waits,
    today: { donations: today(donations), sales: today(sales), students: today(students), members },
    categories,
    campaigns,
    ending: ends,
    best_sellers,
    funnels: courses,
  };
}
