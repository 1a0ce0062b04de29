import type { Closing, MappedAccount, Report, ReportedPayout } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { campaign, sealThrough } from "../ledger/index.ts";
import { yesterday } from "../ledger/seal/days.ts";
import { rowsIn, unpacked } from "../platform/spreadsheet/unpacked.fixture.ts";
import { aCampaign } from "../testing/builders.ts";
import { send, sendForm } from "../testing/calls.ts";
import { textOf } from "../testing/pdf.ts";
import { api, BEFORE, beginScene, gift, LAST, THIS, treasurer, well } from "./two-months-scene.fixture.ts";

beforeAll(beginScene);

const reportOn = async (period: string) =>
  (await api.get(`/api/transparency/reports/${period}/`)).body as Report;
const call = <T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  send<T & { code: string; detail: string }>(api, method, `/api/admin/${path}`, body, treasurer);
type State = {
  next: { month: string; checks: { name: string; verdict: string; title: string }[] } | null;
  closings: Closing[];
};

it("shows a month's income, payouts, recipients and balances", async () => {
  const report = await reportOn(LAST);
  expect(report).toMatchObject({
    period: LAST,
    state: "ended",
    closed: null,
    total: { opening: 500_000, received: 1_650_000, paid_out: -500_000, amil: 0, closing: 1_650_000 },
    asnaf: [{ recipient: "gharimin", amount: 100_000, people: { count: null, few: true } }],
    programmes: [
      { title: "Sumur Desa", slug: well.slug, amount: 400_000, people: { count: 184, few: false } },
    ],
    amil: [
      { source: "zakat", used: 0, rate_bp: 1250 },
      { source: "infak", used: 0, rate_bp: 2000 },
    ],
  });
  expect(report.given.map(({ kind, closing }) => [kind, closing])).toEqual([
    ["zakat", 800_000],
    ["infak_terikat", 800_000],
    ["infak_bebas", 50_000],
  ]);
  const periods = (await api.get("/api/transparency/periods/")).body as {
    newest: string;
    months: { month: string }[];
  };
  expect(periods.newest).toBe(THIS);
  expect(periods.months.map(({ month }) => month)).toEqual([BEFORE, LAST, THIS]);
  for (const period of ["1999", "2020-01", "2026-13", "besok"])
    expect((await api.get(`/api/transparency/reports/${period}/`)).status).toBeGreaterThanOrEqual(400);
});

it("links each figure to its list, without donors' names or counts of very few", async () => {
  const payouts = (await api.get(`/api/transparency/payouts/?period=${LAST}`)).body as ReportedPayout[];
  expect(payouts.map(({ title, amount }) => [title, amount])).toEqual([
    ["Utang lunas", 100_000],
    ["Pompa menyala", 400_000],
  ]);
  const only = async (filter: string) =>
    (await api.get(`/api/transparency/payouts/?period=${LAST}&${filter}`)).total;
  expect([
    await only("kind=zakat"),
    await only("recipient=fakir"),
    await only(`account=campaign:${well.id}`),
  ]).toEqual([1, 0, 1]);
  const received = await api.app.inject({ url: `/api/transparency/received/?period=${LAST}` });
  expect(
    received.json().map(({ title, amount }: { title: string; amount: number }) => [title, amount]),
  ).toEqual([
    ["Zakat Fitrah", 900_000],
    ["Sumur Desa", 700_000],
    ["Infak umum", 50_000],
  ]);
  const everything = [received.body, JSON.stringify(payouts), JSON.stringify(await reportOn(LAST))].join();
  expect(everything).not.toContain("Siti");
  expect(JSON.stringify(payouts[0])).not.toMatch(/"people":\s*2\b|"count":\s*2\b/);
});

it("is a PDF with its own file name", async () => {
  const pdf = await api.app.inject({ url: `/api/transparency/reports/${LAST}/pdf/` });
  expect(pdf.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="laporan-dana-${LAST}.pdf"`,
  });
  const text = (await textOf(pdf.rawPayload)).join("");
  const { total } = await reportOn(LAST);
  for (const amount of [total.opening, total.received, 0 - total.paid_out, total.closing, 400_000, 100_000])
    expect(text).toContain(`Rp.${amount.toLocaleString("id-ID")}`);
  expect(text).toContain("1–2orang");
  expect(text).not.toContain("Siti");
});

it("closes the next month if nothing prevents it and every warning was read", async () => {
  const close = (month: string, seen: string[] = []) =>
    call<Closing>("POST", `periods/${month}/close/`, { seen_warnings: seen });
  const before = (await call<State>("GET", "periods/")).body;
  expect(before.next?.month).toBe(LAST);
  expect(before.next?.checks.find(({ name }) => name === "seals")?.verdict).toBe("stop");
  expect((await close(BEFORE)).body.code).toBe("not_next");
  expect((await close(LAST, ["statements"])).body).toMatchObject({
    code: "not_ready",
    detail: expect.stringContaining("Segel"),
  });
  await sealThrough(api.database, yesterday());
  const guessed = await aCampaign(api.database, { fund_confirmed_at: null });
  await gift(campaign(guessed.id), 10_000, `${LAST}-08`);
  expect((await close(LAST, ["statements"])).body.detail).toContain("Jenis dana 1 program");
  await api.database.pool.query("update campaign set fund_confirmed_at = now() where id = $1", [guessed.id]);
  expect((await close(LAST)).body).toMatchObject({
    code: "warned",
    detail: expect.stringContaining("Mutasi"),
  });
  const answers = await Promise.all([close(LAST, ["statements"]), close(LAST, ["statements"])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await reportOn(LAST)).toMatchObject({
    state: "closed",
    closed: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect((await reportOn("newest")).period).toBe(LAST);
  expect((await reportOn(BEFORE)).state).toBe("earlier");
  expect((await call<State>("GET", "periods/")).body).toMatchObject({
    next: null,
    closings: [{ month: LAST, reopened: null }],
  });
});

it("counts postings dated into a closed month in the next one, and serves the closed report unchanged", async () => {
  const before = await reportOn(LAST);
  const running = (await reportOn(THIS)).total.received;
  await gift(campaign(well.id), 33_000, `${LAST}-09`, "test:late");
  await gift(campaign(well.id), 44_000, `${BEFORE}-09`, "test:later");
  expect(await reportOn(LAST)).toEqual(before);
  expect((await reportOn(THIS)).total.received - running).toBe(77_000);
  const stored = await api.app.inject({ url: `/api/transparency/reports/${LAST}/stored/` });
  const { createHash } = await import("node:crypto");
  expect(createHash("sha256").update(stored.body).digest("hex")).toBe(before.closed?.hash);
  expect((await api.get(`/api/transparency/reports/${THIS}/stored/`)).status).toBe(404);
});

it("reopens the last month for a recorded reason, and closes it again", async () => {
  const reopen = (month: string, reason: string) =>
    call<Closing>("POST", `periods/${month}/reopen/`, { reason });
  expect((await reopen(LAST, "x")).status).toBe(400);
  expect((await reopen(BEFORE, "Ada mutasi yang tertinggal.")).body.code).toBe("not_last");
  expect((await reopen(LAST, "Ada mutasi yang tertinggal.")).body.reopened).toMatchObject({
    reason: "Ada mutasi yang tertinggal.",
  });
  await gift(campaign(well.id), 5000, `${LAST}-30`.replace("02-30", "02-27"), "test:reopened");
  const { rows } = await api.database.pool.query(
    "select action, subject_id from audit_log where action like 'period.%' order by id",
  );
  expect(rows).toEqual([
    { action: "period.close", subject_id: LAST },
    { action: "period.reopen", subject_id: LAST },
  ]);
  expect((await reportOn(LAST)).total.received).toBe(1_665_000);
  const warnings = { seen_warnings: ["statements", "unknown"] };
  expect((await call("POST", `periods/${LAST}/close/`, warnings)).status).toBe(200);
  expect(
    (await call<State>("GET", "periods/")).body.closings.map(({ reopened }) => reopened === null),
  ).toEqual([true, false]);
  expect(
    (await examine(api.database)).filter((complaint) => /laporan|segel|disegel/.test(complaint)),
  ).toEqual([]);
});

it("shows auditors' reports and collection permits", async () => {
  const pdf = Buffer.from("%PDF-1.7 pendapat wajar");
  const add = (fields: Record<string, string | Buffer>) =>
    sendForm<{ id: number; url: string; errors: object }>(
      api,
      "POST",
      "/api/admin/auditor-files/",
      fields,
      treasurer,
    );
  expect((await add({ year: "2025", auditor: "Kantor Akuntan Contoh" })).body.errors).toHaveProperty("file");
  expect((await add({ year: "dua", auditor: "X", file: pdf })).status).toBe(400);
  const { body } = await add({ year: "2025", auditor: "Kantor Akuntan Contoh", file: pdf });
  const papers = async () =>
    (await api.get("/api/transparency/papers/")).body as { auditors: object[]; permits: object[] };
  expect(await papers()).toMatchObject({
    auditors: [{ year: 2025, auditor: "Kantor Akuntan Contoh", url: body.url }],
    permits: [{ number: "PUB 460/0187", to: "2026-12-31", campaigns: [{ title: "Sumur Desa" }] }],
  });
  expect((await api.app.inject({ url: body.url })).body).toBe(pdf.toString());
  expect((await call("DELETE", `auditor-files/${body.id}/`)).status).toBe(200);
  expect((await call("DELETE", `auditor-files/${body.id}/`)).status).toBe(404);
  expect((await papers()).auditors).toEqual([]);
});

it("the accountants' workbook has the ledger's sums under their own codes", async () => {
  const { accounts } = (await call<{ accounts: MappedAccount[] }>("GET", "accounting/accounts/")).body;
  expect(accounts.map(({ account, code }) => [account, code])).toContainEqual(["campaign:zakat", "3-1000"]);
  const renamed = { account: "campaign:zakat", code: "31-01", name: "Dana zakat" };
  expect(
    (await call("PUT", "accounting/accounts/", { accounts: [{ ...renamed, account: "bank:x" }] })).status,
  ).toBe(400);
  expect(
    (await call<{ accounts: MappedAccount[] }>("PUT", "accounting/accounts/", { accounts: [renamed] })).body
      .accounts,
  ).toContainEqual(expect.objectContaining(renamed));
  const file = await api.app.inject({
    url: `/api/admin/accounting/books/?period=${LAST}`,
    headers: treasurer,
  });
  const files = unpacked(file.rawPayload);
  expect(files.get("xl/workbook.xml")).toContain('name="Perubahan Dana"');
  const [, position, activity, funds, flow, journal] = [1, 2, 3, 4, 5, 6].map((n) =>
    rowsIn(files.get(`xl/worksheets/sheet${n}.xml`) ?? ""),
  );
  const last = position?.at(-1) ?? [];
  expect(last[1]).toBe("Jumlah");
  expect(last[4]).toBe(last[5]);
  expect(position?.find(([code]) => code === "31-01")?.[5]).toBe("800000");
  expect(funds?.find(([kind]) => kind === "Zakat")).toEqual([
    "Zakat",
    "0",
    "900000",
    "0",
    "-100000",
    "0",
    "800000",
    "0",
  ]);
  expect(flow?.at(-1)).toEqual(["Kas dan bank pada akhir", "", "", String(500_000 + 1_665_000 - 500_000)]);
  const [heads = [], ...activities] = activity ?? [];
  for (const [at, name] of heads.entries())
    if (at > 0)
      expect([name, activities.slice(0, -1).reduce((all, row) => all + Number(row[at]), 0)]).toEqual([
        name,
        Number(activities.at(-1)?.[at]),
      ]);
  expect(activities.map(([name]) => name)).toContain("Penyaluran");
  expect((journal ?? []).flat().filter((cell) => /[0-9a-f]{8}-[0-9a-f]{4}-/.test(cell))).toEqual([]);
  const amounts = (journal ?? []).slice(1).map((row) => Number(row[10] || 0) - Number(row[11] || 0));
  expect([amounts.length, amounts.reduce((sum, one) => sum + one, 0)]).toEqual([14, 0]);
  expect((journal ?? []).filter((row) => row[8] === "31-01")).toHaveLength(2);
});
