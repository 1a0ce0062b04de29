import { beforeAll, expect, it } from "vitest";
import type { StaffList } from "../platform/staff-list.ts";
import { staffListStatement } from "../platform/staff-list.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { enrolmentList, memberList } from "./members/queries.ts";
import { orderList, testimonyList } from "./orders/queries.ts";

const MEMBERS = 10_000;
const PAYMENTS = 100_000;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const run = (sql: string) => api.database.pool.query(sql);
  await run(`insert into member (username, email, full_name, created_at)
    select 'orang' || n, 'orang' || n || '@example.com', 'Orang Ke ' || n, now() - n * interval '1 minute'
    from generate_series(1, ${MEMBERS}) n`);
  await run(`insert into payment (reference, kind, method, amount, member_id, payer_name, created_at)
    select 'ORD-' || lpad(n::text, 12, '0'), case when n % 2 = 0 then 'order' else 'donation' end, 'bsi', 1000 + n,
      (select min(id) from member) + n % ${MEMBERS}, 'Pembeli ' || n, now() - n * interval '1 second'
    from generate_series(1, ${PAYMENTS}) n`);
  await run(`insert into shop_order (payment_id, member_id, status, total, created_at)
    select id, member_id, (array['waiting_verification', 'finished', 'cancelled'])[1 + (amount % 3)::int], amount, created_at
    from payment where kind = 'order'`);
  await run(
    `insert into course (slug, title) select 'kelas-' || n, 'Kelas ' || n from generate_series(1, 5) n`,
  );
  await run(`insert into enrolment (course_id, member_id, status, created_at)
    select c.id, m.id, case when m.id % 3 = 0 then 'pending' else 'verified' end, m.created_at from course c, member m`);
  await run("insert into product (slug, title, price) values ('madu', 'Madu', 1000)");
  await run(`insert into testimony (product_id, customer, stars, created_at)
    select (select id from product), 'Orang ' || n, 5, now() - n * interval '1 second' from generate_series(1, 20000) n`);
  await run("analyze");
});

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

/** Every step of the plan by which a page is read. */
async function stepsOf(list: StaffList): Promise<Plan[]> {
  const { text, values } = staffListStatement(list, { limit: 25, offset: 0 });
  const { rows } = await api.database.pool.query(`explain (analyze, format json) ${text}`, values);
  const all: Plan[] = [];
  const walk = (plan: Plan) => {
    all.push(plan);
    for (const below of plan.Plans ?? []) walk(below);
  };
  walk(rows[0]["QUERY PLAN"][0].Plan);
  return all;
}

const LARGE = new Set(["payment", "member", "shop_order", "enrolment", "testimony", "order_line"]);

const LISTS: Record<string, StaffList> = {
  members: memberList({}),
  "members by name": memberList({ search: "orang ke 77" }),
  "suspended members": memberList({ status: "suspended" }),
  orders: orderList({}),
  "orders by status": orderList({ status: "finished" }),
  "orders by number": orderList({ search: "ORD-000000000042" }),
  "orders by buyer": orderList({ search: "pembeli 4242" }),
  enrolments: enrolmentList({}),
  "enrolments by status": enrolmentList({ status: "pending" }),
  "enrolments by member": enrolmentList({ search: "orang77@" }),
  testimonies: testimonyList({}),
};

/** Half of the smallest table here. Counting to a thousand by the newest may pass over others on its way. */
const MOST_READ = 5000;

function rowsRead(step: Plan): number {
  if (!LARGE.has(step["Relation Name"] ?? "")) return 0;
  const thrownAway = (step["Rows Removed by Filter"] ?? 0) + (step["Rows Removed by Index Recheck"] ?? 0);
  return (step["Actual Rows"] + thrownAway) * step["Actual Loops"];
}

it.each(Object.entries(LISTS))("reads the first page of %s by an index, not the table", async (_, list) => {
  const steps = await stepsOf(list);
  const wide = steps.filter((step) => rowsRead(step) > MOST_READ);
  expect(wide).toEqual([]);
  const sorted = steps.filter((step) => step["Node Type"] === "Sort" && step["Actual Rows"] > MOST_READ);
  expect(sorted).toEqual([]);
});
