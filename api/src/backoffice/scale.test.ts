import {
  type EndpointShape,
  exportBooks,
  exportDonors,
  exportEventRefunds,
  exportRegistrations,
  exportStorePayouts,
  listAssignablePayments,
  listParcels,
  listPayments,
  listStatementLines,
  STAFF_DEEPEST,
  STAFF_FOUND_DEEPEST,
} from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ENROLMENTS } from "../academy/queries/enrolment-export.ts";
import { MEMBERS as EXPORTED_MEMBERS } from "../accounts/queries/member-export.ts";
import { donationsSince } from "../charity/queries/donation-export.ts";
import { PIECE, rowsOf } from "../platform/spreadsheet/exports.ts";
import { ORDERS } from "../shop/queries/order-export.ts";
import { bearer } from "../testing/calls.ts";
import {
  casesOf,
  downloads,
  lists,
  onScreen,
  others,
  type Query,
  queueCases,
} from "../testing/large/cases.ts";
import { fillLargeCommunity, MEMBERS, PAYMENTS, WORDS } from "../testing/large/index.ts";
import { type Cost, judgePlans, type Statement, watchStatements } from "../testing/plans.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aStore } from "../testing/stores.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { journalOf } from "../transparency/accounting/accounting-queries.ts";
import { ledgerOf } from "../treasury/books/ledger-export-queries.ts";

let api: TestApp;
let who: Record<string, string>;
let watch: ReturnType<typeof watchStatements>;
let costOf: Awaited<ReturnType<typeof judgePlans>>;
let samples: Record<string, string>;

/** The large data set is created once for all tests. */
beforeAll(async () => {
  api = await testApp();
  const staff = await aStaffMember(api, "administrator", "bendahara", "editor");
  who = bearer(staff);
  await fillLargeCommunity(api.database, staff.id);
  const store = await aStore(api.database, staff.id);
  const { rows } = await api.database.pool.query<Record<string, string>>(`select
    (select reference from payment where kind = 'donation' and claimed order by created_at desc limit 1) as reference,
    (select reference from payment where kind = 'order' order by created_at desc limit 1) as order_number,
    (select max(id)::text from member where deleted_at is null) as member,
    (select min(id)::text from campaign) as campaign, (select min(id)::text from event) as event, (select min(id)::text from product) as product,
    (select min(id)::text from payout) as payout, (select min(id)::text from course) as course, (select min(id)::text from course_material) as material`);
  const { rows: written } = await api.database.pool.query<{ id: string }>(
    "insert into article (slug, title) values ('kabar', 'Kabar') returning id::text",
  );
  const broadcast = await api.database.pool.query<{ id: number }>(
    `insert into broadcast (title, body, audience, audience_name, link, topic, channels, per_minute, state, people, request_key, created_by)
     values ('Uji', 'Uji', 'everyone', 'Semua', '/', 'announcements', '{mail}', 60, 'done', 0, 'uji', $1) returning id`,
    [staff.id],
  );
  samples = {
    ...rows[0],
    article: written[0]?.id ?? "",
    store: String(store.id),
    broadcast: String(broadcast.rows[0]?.id),
  };
  // The settings are cached after the first call that reads them.
  await api.app.inject({ url: listParcels.path, headers: who });
  costOf = await judgePlans(api.database);
  watch = watchStatements(api.database);
}, 600_000);

const PAGE_SIZE = "25";
/** Limits for screens. A list counts up to a thousand. */
const SMALL = { rows: 3500, buffers: 3500 };
/** Combinations of filters that no screen uses may read more, but never a tenth of the payments. */
const BOUNDED = { rows: 10_000, buffers: 4500 };
/** Candidates for an amount are searched among the payments of two months. */
const mostOf = (list: EndpointShape, query: Query) =>
  onScreen(list, query) && list.path !== listAssignablePayments.path ? SMALL : BOUNDED;

async function sentBy(path: string, query: Query = {}): Promise<{ url: string; statements: Statement[] }> {
  // Lists within one event or broadcast.
  const within = path
    .replace("events/:id/", `events/${samples.event}/`)
    .replace("broadcasts/:id/", `broadcasts/${samples.broadcast}/`);
  const url = `${within}?${new URLSearchParams(query)}`;
  const statements = await watch(async () => {
    const { statusCode, body } = await api.app.inject({ url, headers: who });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  });
  return { url, statements };
}

interface Most {
  rows: number;
  buffers: number;
  /** Tables that may be scanned whole: some thousand rows after years. */
  whole?: readonly string[];
}

const within = ({ rows, buffers, scanned }: Cost, { whole = [], ...most }: Most) =>
  scanned.every((table) => whole.includes(table)) && rows <= most.rows && buffers <= most.buffers;

/** Lists of more statements than one: the others look up what the shown rows propose. */
const STATEMENTS: Record<string, number> = { [listStatementLines.path]: 3 };

/** Pages that exceed their limits or need too many statements. */
async function tooDear(list: EndpointShape, queries: readonly Query[]): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries) {
    const { url, statements } = await sentBy(list.path, { limit: PAGE_SIZE, ...query });
    if (statements.length === 0 || statements.length > (STATEMENTS[list.path] ?? 1))
      found.push(`${url}: ${statements.length} statements`);
    for (const statement of statements) {
      const cost = await costOf(statement);
      if (!within(cost, mostOf(list, query))) found.push(`${url}: ${JSON.stringify(cost)}`);
    }
  }
  return found;
}

describe(`with ${PAYMENTS} payments and ${MEMBERS} members, one indexed statement answers`, () => {
  it.each(lists)("the first page of $path, however it is filtered", { timeout: 300_000 }, async (list) => {
    expect(await tooDear(list, casesOf(list))).toEqual([]);
  });

  it("the queue of transfers, with every filter and search", async () => {
    const found: string[] = [];
    for (const query of queueCases) {
      const { url, statements } = await sentBy(listPayments.path, query);
      const [only] = statements;
      const cost = only && (await costOf(only));
      if (!cost || !within(cost, SMALL)) found.push(`${url}: ${JSON.stringify(cost)}`);
    }
    expect(found).toEqual([]);
  });

  const paged = lists.filter(({ query }) => query?.shape.offset);
  it.each(paged)("the deepest page of $path that can be reached", async ({ path, query }) => {
    const deepest: Query[] = [{ offset: String(STAFF_DEEPEST) }];
    if (query?.shape.search) deepest.push({ offset: String(STAFF_FOUND_DEEPEST), search: WORDS.common });
    for (const each of deepest) {
      const { statements } = await sentBy(path, { limit: PAGE_SIZE, ...each });
      for (const statement of statements) {
        const cost = await costOf(statement);
        expect([path, each, within(cost, { rows: 15_000, buffers: 4000 }), cost]).toEqual([
          path,
          each,
          true,
          cost,
        ]);
      }
    }
  });
});

/** Detail pages and sums, with the parameters of their addresses. */
const OPENED: Record<string, (() => Query)[]> = {
  "/api/admin/payments/:reference/": [() => ({ reference: samples.reference ?? "" })],
  "/api/admin/orders/:order_number/": [() => ({ order_number: samples.order_number ?? "" })],
  "/api/admin/members/:id/": [() => ({ id: samples.member ?? "" })],
  "/api/admin/campaigns/:id/": [() => ({ id: samples.campaign ?? "" })],
  "/api/admin/products/:id/": [() => ({ id: samples.product ?? "" })],
  "/api/admin/articles/:id/": [() => ({ id: samples.article ?? "" })],
  "/api/admin/stores/:id/": [() => ({ id: samples.store ?? "" })],
  "/api/admin/courses/:id/": [() => ({ id: samples.course ?? "" })],
  ...Object.fromEntries(
    ["", "vouchers/", "crew/", "board/", "certificates/", "notices/"].map((part) => [
      `/api/admin/events/:id/${part}`,
      [() => ({ id: samples.event ?? "" })],
    ]),
  ),
  "/api/admin/broadcasts/:id/": [() => ({ id: samples.broadcast ?? "" })],
  "/api/admin/broadcasts/count/": [() => ({ audience: "everyone", channels: "mail,push" })],
  "/api/admin/payouts/:id/": [() => ({ id: samples.payout ?? "" })],
  "/api/admin/settlements/foresee/": [() => ({ line: "2" })],
  "/api/admin/statements-of/:year/": [() => ({ year: "2026" })],
  "/api/admin/materials/:id/video/": [() => ({ id: samples.material ?? "" })],
  "/api/admin/books/accounts/": [() => ({}), () => ({ day: "2026-01-01" })],
  "/api/admin/books/sums/": [() => ({ account: "bank:bsi", from: "2026-01-01" })],
  "/api/admin/books/banks/:bank/day/": [() => ({ bank: "bsi", day: "2026-01-01" })],
  "/api/admin/books/banks/:bank/decided/": [() => ({ bank: "bsi" })],
  "/api/admin/funds/:kind/": [() => ({ kind: "infak_terikat" })],
  "/api/admin/dashboard/": ["7", "30", "90"].map((days) => () => ({ days })),
};

/** Balances sum the whole history: from an index-only scan, never from the tables. */
const SUMMED: Record<string, Most> = {
  "/api/admin/books/accounts/": { rows: 400_000, buffers: 6000 },
  "/api/admin/books/sums/": { rows: 200_000, buffers: 4000 },
  "/api/admin/funds/": { rows: 300_000, buffers: 5000 },
  "/api/admin/funds/:kind/": { rows: 300_000, buffers: 5000 },
  "/api/admin/fund-accounts/": { rows: 50_000, buffers: 3000 },
  "/api/admin/books/banks/": {
    rows: 500_000,
    buffers: 20_000,
    whole: ["payout", "statement_line", "statement_debit", "cash_handover"],
  },
  // For one bank on any day: all its postings next to its statement lines.
  "/api/admin/books/banks/:bank/day/": {
    rows: 500_000,
    buffers: 20_000,
    whole: ["statement_line", "statement_debit", "ledger_transaction"],
  },
  // Checks the banks before a month is closed.
  "/api/admin/periods/": {
    rows: 500_000,
    buffers: 20_000,
    whole: ["payout", "statement_line", "statement_debit", "cash_handover"],
  },
  // Of a year with the one before, from the first posting on.
  "/api/admin/statements-of/:year/": {
    rows: 500_000,
    buffers: 20_000,
    whole: [
      ...["ledger_posting", "ledger_transaction", "moved_posting", "shop_order", "payout"],
      ...["statement_line", "statement_debit", "cash_handover", "store_payout", "payment_refund"],
    ],
  },
  "/api/admin/accounting/accounts/": { rows: 400_000, buffers: 6000 },
};

describe("endpoints that are no lists read no large table either", () => {
  it.each(others)("$path", async ({ path }) => {
    for (const given of OPENED[path] ?? [(): Query => ({})]) {
      const query = given();
      const { statements } = await sentBy(
        path.replace(/:(\w+)/, (_, name) => query[name] ?? ""),
        query,
      );
      // The cost depends on the span, not on the years before it.
      const days = Number(query.days ?? 0);
      const most = days ? { rows: 400 * days, buffers: 250 * days } : (SUMMED[path] ?? SMALL);
      for (const statement of statements) {
        const cost = await costOf(statement);
        expect([statement.text, within(cost, most), cost]).toEqual([statement.text, true, cost]);
      }
    }
  });
});

it("the limit of the amil's share is held by reading the year once", async () => {
  for (const name of ["zakat", "infak", "collection"]) {
    const text = "select fund_receipts($1, extract(year from now())::int)";
    const cost = await costOf({ name: undefined, text, values: [name] });
    expect([name, cost.buffers <= SMALL.buffers, cost]).toEqual([name, true, cost]);
  }
});

const EXPORTS = [
  { name: "donations", table: donationsSince(undefined) },
  { name: "orders", table: ORDERS },
  { name: "enrolments", table: ENROLMENTS },
  { name: "members", table: EXPORTED_MEMBERS },
  { name: "ledger", table: ledgerOf({}) },
];

describe("a download is read in pieces, each by its key", () => {
  it("of every table that the contract hands out", () => {
    expect(
      [
        ...EXPORTS.map(({ name }) => `/api/admin/exports/${name}/`),
        ...[
          exportBooks.path,
          exportDonors.path,
          exportRegistrations.path,
          exportEventRefunds.path,
          exportStorePayouts.path,
        ],
      ].toSorted(),
    ).toEqual(downloads.map(({ path }) => path).toSorted());
  });

  it("the participants of one event", async () => {
    const { statements } = await sentBy(exportRegistrations.path);
    for (const statement of statements.filter(({ text }) => text.startsWith("select"))) {
      const cost = await costOf(statement);
      expect([statement.text, within(cost, SMALL), cost]).toEqual([statement.text, true, cost]);
    }
  });

  /** The first statement, and one after so many rows that reading them again would show. */
  async function firstAndLate(rows: AsyncIterable<unknown>): Promise<Statement[]> {
    let read = -1;
    const statements = await watch(async () => {
      for await (const _row of rows) {
        read += 1;
        if (read > 9 * PIECE) break;
      }
    });
    expect(statements.length).toBeLessThanOrEqual(Math.floor(read / PIECE) + 2);
    return [statements[0], statements.at(-1)].filter((one) => one !== undefined);
  }

  it("the accountants' journal", async () => {
    for (const statement of await firstAndLate(
      journalOf(api.database, { first: "2000-01", last: "2099-12" }),
    )) {
      const cost = await costOf(statement);
      expect([within(cost, { rows: 12 * PIECE, buffers: 20 * PIECE }), cost]).toEqual([true, cost]);
    }
  });

  it.each(EXPORTS)("$name", async ({ table }) => {
    for (const statement of await firstAndLate(rowsOf(api.database, table))) {
      const cost = await costOf(statement);
      expect([within(cost, { rows: 8 * PIECE, buffers: 15 * PIECE }), cost]).toEqual([true, cost]);
    }
  });
});
