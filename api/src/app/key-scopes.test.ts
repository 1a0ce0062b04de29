import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EndpointShape } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { keyFor } from "../messages/delivery/contact-key.ts";
import { mailCode } from "../messages/delivery/person.ts";
import { digestOf, newToken } from "../platform/secrets.ts";
import { pledgeKeys } from "../pledges/pledge-key.ts";
import { aCampaign, aMember } from "../testing/builders.ts";
import { picture } from "../testing/buyer.ts";
import { aBrowser, aSignedInMember, bearer, send, sendForm, VISITOR } from "../testing/calls.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";
import { textOf } from "../testing/pdf.ts";
import { aQris } from "../testing/qris.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aBookkeeper } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

/** Something that opens, or helps to open, what is not public. A scope contains those below it: `a` opens `a/1`. */
interface Key {
  kind: string;
  scope: string;
  text: string;
}
const NOTHING: Key = { kind: "nothing", scope: "-", text: "tidak-ada" };
const isWithin = (asked: Key, found: Key) =>
  found.scope === asked.scope || found.scope.startsWith(`${asked.scope}/`);

const PHONE = "081277776666";
const EMAIL = "kunci@contoh.id";
let api: TestApp;
let keys: Key[];
let slugs: Record<string, string>;
let type: number;
let uid = "1";

const rowsOf = async (sql: string) => (await api.database.pool.query<Record<string, string>>(sql)).rows;

async function scene() {
  const { slug } = await aCampaign(api.database);
  const event = await anEvent(api.database, { price_kind: "fixed", capacity: 3 }, [{ price: 40_000 }]);
  type = event.types[0]?.id ?? 0;
  slugs = { campaigns: slug, donations: slug, campaign: slug, events: event.slug };
  const treasurer = await aBookkeeper(api);
  const pay = async (reference: string) => {
    const [payment] = await rowsOf(`select amount from payment where reference = '${reference}'`);
    await treasurer.assign([reference], [await treasurer.line(Number(payment?.amount))]);
  };
  const contact = { email: EMAIL, phone: PHONE };
  const three = { names: ["Rina", "Fajar", "Umar"], amount: 120_000, method: "bsi", ...contact };
  const made: Registered = (await registerAt(api, event, { ...three, headers: await aBrowser(api) })).body;
  const waiting = { type, name: "Laila", ...contact };
  await send(api, "POST", `/api/events/${event.slug}/waitlist/`, waiting);
  const gift = {
    ...{
      amount: "150000",
      donor_name: "Rina",
      donor_phone: PHONE,
      donor_email: EMAIL,
      payment_method: "bsi",
    },
    ...{
      source_bank: "BCA",
      source_account: "1234567890",
      transfer_date: "2026-11-14",
      proof_file: await picture,
    },
  };
  await sendForm(api, "POST", `/api/donations/${slug}/create-donation/`, gift);
  const member = await aSignedInMember(api);
  const pledge = { campaign: slug, amount: 50_000, rhythm: { every: "month", day: 25 } };
  await send(api, "POST", "/api/pledges/", pledge, bearer(member));
  const [paid] = await rowsOf(
    `select p.reference from payment p join registration r on r.payment_id = p.id where r.code = '${made.code}'`,
  );
  await pay(paid?.reference ?? "");
  await pay((await rowsOf("select reference from payment where kind = 'donation'"))[0]?.reference ?? "");
  await rowsOf(
    "insert into certificate (number, ticket_id, name) select 'SRT-7K2M9QX4HD3B', id, 'Rina' from ticket order by id limit 1",
  );
  await accountLinks();
  await api.app.jobs.runDue();
}

/** Links that only a mail or an administrator's screen shows: the database has their digests. */
const ofEmail = () => digestOf(newToken()).toString("hex").slice(0, 40);
const LINKS = { undo: ofEmail(), accept: ofEmail(), reset: newToken() };
let invited = "";

async function accountLinks() {
  const head = bearer(await aStaffMember(api, "administrator"));
  const { body } = await send<{ link: string }>(
    ...([api, "POST", "/api/admin/invitations/", { name: "Umar", role: "packer", email: "" }, head] as const),
  );
  invited = body.link.split("#")[1] ?? "";
  const [one, two, three] = [
    await aMember(api.database),
    await aMember(api.database),
    await aMember(api.database),
  ];
  uid = String(three.id);
  await api.database.pool.query(
    `insert into email_change (member_id, old_email, new_email, changed_at, undo_hash, accept_hash) values
      ($1, 'lama1@contoh.id', 'baru1@contoh.id', now(), $3, null), ($2, 'lama2@contoh.id', 'baru2@contoh.id', null, null, $4)`,
    [one.id, two.id, digestOf(LINKS.undo), digestOf(LINKS.accept)],
  );
  await api.database.pool.query(
    "insert into password_reset (token_hash, member_id, expires_at) values ($1, $2, now() + interval '1 hour')",
    [digestOf(LINKS.reset), three.id],
  );
}

/** Every key there is, read from where it is stored. */
async function allKeys(): Promise<Key[]> {
  const stored = await rowsOf(`
    select case state when 'waitlisted' then 'place in line' else 'registration' end as kind, 'r' || id as scope, page_key as text from registration
    union all select 'registration code', 'r' || id, code from registration
    union all select 'ticket', 'r' || registration_id || '/' || id, page_key from ticket
    union all select 'ticket code', 'r' || registration_id || '/' || id, code from ticket
    union all select p.kind || ' payment', coalesce('r' || r.id, p.id::text), p.page_key from payment p left join registration r on r.payment_id = p.id
    union all select 'payment number', coalesce('r' || r.id, p.id::text), p.reference from payment p left join registration r on r.payment_id = p.id
    union all select 'certificate', 'r' || t.registration_id || '/' || t.id || '/certificate', c.number
      from certificate c join ticket t on t.id = c.ticket_id
    union all select 'receipt', payment_id || '/' || number, number from receipt
    union all select 'letter', 'mail ' || mailbox, key from mail_address`);
  const pledged = await pledgeKeys(api.database.kysely);
  const pledges = await rowsOf("select id from pledge");
  return [
    ...(stored as unknown as Key[]),
    ...pledges.map(({ id }) => ({ kind: "pledge", scope: `pledge ${id}`, text: pledged(Number(id)) })),
    { kind: "contact", scope: "contact", text: await keyFor(api.database.kysely, mailCode(EMAIL)) },
    { kind: "invitation", scope: "invitation", text: invited },
    { kind: "undone e-mail", scope: "undone e-mail", text: LINKS.undo },
    { kind: "accepted e-mail", scope: "accepted e-mail", text: LINKS.accept },
    { kind: "reset link", scope: "reset link", text: LINKS.reset },
  ];
}

beforeAll(async () => {
  api = await testApp();
  await aQris(api.database);
  await scene();
  keys = await allKeys();
});

const transfer = {
  source_bank: "BCA",
  source_account: "999888777",
  account_name: "x",
  transfer_date: "2026-11-14",
};
const account = { bank: "BSI", account_number: "7000111", account_holder: "Orang lain" };
const payer = { payer_name: "Ani", payer_phone: "081200001111", payer_email: "" };

/** What a stranger sends who has one key. Endpoints without fields need no entry; a new one with fields fails until it has one. */
const BODIES: Record<string, (text: string) => object> = {
  "POST /api/accounts/email/undo/": (key) => ({ key }),
  "POST /api/accounts/email/accept/": (key) => ({ key }),
  "POST /api/accounts/phone/undo/": (key) => ({ key }),
  "POST /api/tickets/find/": (code) => ({ code, phone: PHONE }),
  "POST /api/invitations/open/": (token) => ({ token }),
  "POST /api/payments/find/": (number) => ({ number, phone: PHONE }),
  "POST /api/tickets/:key/cancel/": (code) => ({ code }),
  "POST /api/tickets/:key/confirm-seats/": (code) => ({ code }),
  "POST /api/tickets/:key/refund-account/": () => account,
  "POST /api/payments/page/:key/proof/": () => ({ payment_method: "bsi", ...transfer }),
  "POST /api/payments/update-payment-status/": (transactionId) => ({ transactionId }),
  "POST /api/payments/purchase/": (pledge) => ({ kind: "pledge", pledge, method: "bsi" }),
  "POST /api/payments/quote/": () => ({ kind: "donation", slug: slugs.campaigns, amount: 20_000, ...payer }),
  "POST /api/payments/generate-donation-midtrans-token/": () => ({ slug: slugs.campaigns, amount: 20_000 }),
  "POST /api/donations/:slug/create-donation/": (number) => ({ amount: 20_000, donor_name: number }),
  "POST /api/zakat/pay/": (name) => ({ kind: "maal", amount: 50_000, name }),
  "POST /api/zakat/calculate/": (kind) => ({ kind }),
  "POST /api/pledges/": (campaign) => ({ campaign, amount: 50_000, rhythm: { every: "month", day: 5 } }),
  "POST /api/pledges/by-key/:key/pause/": () => ({ until: "2027-01-01" }),
  "POST /api/pledges/by-key/:key/resume/": () => ({}),
  "POST /api/events/:slug/quote/": (voucher) => ({ tickets: [{ type, name: "A" }], voucher }),
  "POST /api/events/:slug/register/": (offer) => ({
    ...{
      tickets: [{ type, name: "A" }],
      name: "A",
      phone: "081200001111",
      amount: 40_000,
      method: "bsi",
      offer,
    },
  }),
  "POST /api/events/:slug/waitlist/": (name) => ({ type, name, phone: PHONE, email: EMAIL }),
  "POST /api/events/:slug/files/": () => ({}),
  "POST /api/receipts/:number/name/": () => ({ name: "Rina" }),
  "PUT /api/contact-choices/": () => [] as object,
  "POST /api/push/subscriptions/": (payment) => ({
    ...{ endpoint: "https://push.example/x", keys: { p256dh: "x", auth: "y" }, payment },
  }),
  "DELETE /api/push/subscriptions/": () => ({ endpoint: "https://push.example/x" }),
  "POST /api/auth/register/": (username) => ({ username, email: EMAIL, password: "kuda-terbang-senja-42" }),
  "POST /api/auth/login/": (username) => ({ username, password: username }),
  "POST /api/auth/google-login/": (access_token) => ({ access_token }),
  "POST /api/auth/token/refresh/": (refresh) => ({ refresh }),
  "POST /api/auth/logout/": (refresh) => ({ refresh }),
  "POST /api/auth/password-reset/": () => ({ email: EMAIL }),
  "POST /api/auth/password-reset-confirm/": (token) => ({
    uid,
    token,
    new_password: "kuda-terbang-senja-43",
  }),
};

/** The endpoints that answer everybody, and the kinds of keys that opened another one. */
const withoutKey = new Set<string>();
const opened = new Set<string>();
let callers = 0;

const routeOf = ({ method, path }: EndpointShape) => `${method} ${path}`;
/** Numbers of things in an address are of no use without a key. */
const PLAIN = { id: "1", nth: "0", day: "2026-11-14", period: "2026-11" } as Record<string, string>;

function addressOf({ path, query }: EndpointShape, { text }: Key): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (name === "slug") return slugs[path.split("/")[2] ?? ""] ?? encodeURIComponent(text);
    return PLAIN[name] ?? encodeURIComponent(text);
  });
  const asked = Object.keys(query?.shape ?? {}).map((name) => [name, text]);
  return `${filled}${query && text !== NOTHING.text ? `?${new URLSearchParams(asked as [string, string][])}` : ""}`;
}

/** Temporary keys differ from call to call; their addresses do not. */
const SIGNED =
  /\/api\/downloads\/\d|\/panitia\/[\w-]+\/manual\/|\/proofs\/\d+\/\?key=|\/complaints\/[\d/]+\?key=/;

async function textIn({ rawPayload, headers }: { rawPayload: Buffer; headers: object }): Promise<string> {
  const isPdf = rawPayload.subarray(0, 4).toString() === "%PDF";
  return JSON.stringify(headers) + (isPdf ? (await textOf(rawPayload)).join(" ") : rawPayload.toString());
}

async function leaks(endpoint: EndpointShape, asked: Key): Promise<string[]> {
  const route = routeOf(endpoint);
  const body = endpoint.method === "GET" ? undefined : (BODIES[route]?.(asked.text) ?? {});
  const { method } = endpoint;
  callers += 1;
  const answer = await api.app.inject({
    ...{ method, url: addressOf(endpoint, asked), headers: VISITOR },
    // Wrong keys count for a network without a cookie.
    remoteAddress: `10.0.${callers >> 8}.${callers % 256}`,
    ...(body && { payload: body }),
  });
  const text = await textIn(answer);
  if (answer.statusCode === 200 && asked === NOTHING) withoutKey.add(route);
  if (answer.statusCode === 200 && !withoutKey.has(route)) opened.add(asked.kind);
  const signed = SIGNED.exec(text)?.[0];
  return [
    ...keys.filter((key) => !isWithin(asked, key) && text.includes(key.text)).map(({ kind }) => kind),
    ...(signed ? [signed] : []),
  ].map((found) => `${route}, asked with a ${asked.kind}, answers with a ${found} of a wider scope`);
}

it("no public answer holds a key of a wider scope than the one it was asked with", async () => {
  const open = api.app.endpoints.filter(({ access }) => access === "public" || access === "optional");
  expect(open.length).toBeGreaterThan(70);
  const unknown = open.filter((endpoint) => endpoint.body && !BODIES[routeOf(endpoint)]).map(routeOf);
  expect(unknown, "say in BODIES what a stranger with a key would send").toEqual([]);
  const kinds = [...Map.groupBy(keys, ({ kind }) => kind).values()].map((same) => same[0] as Key);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([
    ...[
      "accepted e-mail",
      "certificate",
      "contact",
      "donation payment",
      "event payment",
      "invitation",
      "letter",
    ],
    ...["payment number", "place in line", "pledge", "receipt", "registration", "registration code"],
    ...["reset link", "ticket", "ticket code", "undone e-mail"],
  ]);
  const found: string[] = [];
  // Reading first: what is changed shows less.
  for (const endpoint of [...open].sort((one, other) => one.method.localeCompare(other.method)))
    for (const asked of [NOTHING, ...kinds]) found.push(...(await leaks(endpoint, asked)));
  expect([...new Set(found)]).toEqual([]);
  // Each kind opened something, so that there was an answer to look at.
  expect([...opened].sort()).toEqual(kinds.map(({ kind }) => kind).sort());
});

it("covers every kind of key: from the database, derived from a secret, or random", async () => {
  const columns = await rowsOf(
    "select table_name || '.' || column_name as name from information_schema.columns where column_default like '%new_page_key%' order by 1",
  );
  expect(columns.map(({ name }) => name)).toEqual([
    ...["mail_address.key", "payment.page_key", "registration.page_key", "ticket.page_key"],
  ]);
  const folder = resolve(import.meta.dirname, "..");
  const files = globSync("**/*.ts", { cwd: folder }).filter(
    (file) => !/\.test\.ts$|\.fixture\.ts$|^testing\/|secrets\.ts$/.test(file),
  );
  const using = (call: RegExp) =>
    files.filter((file) => call.test(readFileSync(resolve(folder, file), "utf8")));
  const derived = using(/\b(?:temporaryKey|keyUntil|shortSeal)\(/);
  const shownToTheSession = ["academy/signed-video-link.ts", "accounts/profile.ts"];
  const known = ["messages/delivery/contact-key.ts", "pledges/pledge-key.ts"];
  const bySign = [
    ...["events/plain-check-in.ts", "shop/delivery/staff-routes.ts", "shop/digital/downloads.ts"],
    "treasury/verification/read-payment-file.ts",
  ];
  const opensNothing = ["platform/rate-limit/browser-cookie.ts"];
  expect(derived.sort()).toEqual([...shownToTheSession, ...known, ...bySign, ...opensNothing].sort());
  // Made at random: links of which the database has the digest, and numbers.
  const links = ["accounts/change-email.ts", "accounts/invite-staff.ts", "accounts/reset-by-mail.ts"];
  const ofSessions = ["accounts/google-proof-once.ts", "accounts/passwords.ts", "accounts/sessions.ts"];
  expect(using(/\b(?:newToken|newKey)\(\)/).sort()).toEqual([...links, ...ofSessions].sort());
  const numbers = ["certificates/certificate-number.ts", "events/join-waitlist.ts", "events/register.ts"];
  const ofPayments = ["payments/lifecycle/open-payment.ts", "payments/lifecycle/receipt-number.ts"];
  const here = ["platform/unguessable-code.ts"];
  expect(using(/\bunguessableCode\(/).sort()).toEqual([...numbers, ...ofPayments, ...here].sort());
});
