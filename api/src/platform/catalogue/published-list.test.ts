import { type CampaignSummary, FOUND_MOST } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign } from "../../testing/builders.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
const slugs = (body: CampaignSummary[]) => body.map((campaign) => campaign.slug);
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

beforeAll(async () => {
  api = await testApp();
  const campaign = (slug: string, title: string, description: string, more = {}) =>
    aCampaign(api.database, { slug, title, description, ...more });
  await campaign("masjid", "Bangun Masjid Al-Barakah", "<p>Lahan wakaf warga <b>Sukamaju</b></p>", {
    created_at: day(1),
    is_featured: true,
  });
  await campaign("sumur", "Sumur Air Bersih", "<p>Air untuk masjid dan warga dusun</p>", {
    created_at: day(2),
  });
  await campaign("cafe", "Pelatihan Kafé Santri", "<p>Belajar usaha</p>", {
    created_at: day(3),
    is_featured: true,
  });
  await campaign("sama-a", "Sembako Jumat", "", { created_at: day(4) });
  await campaign("sama-b", "Sembako Sabtu", "", { created_at: day(4) });
  await campaign("draf", "Masjid Rahasia", "", { status: "draft" });
  await campaign("arsip", "Masjid Lama", "", { status: "archived", is_featured: true });
});

describe("a catalogue list", () => {
  it("shows published rows, newest first; of the same moment, the higher id first", async () => {
    const { status, body, total } = await api.get("/api/campaigns/");
    expect(status).toBe(200);
    expect(slugs(body)).toEqual(["sama-b", "sama-a", "cafe", "sumur", "masjid"]);
    expect(total).toBe(5);
  });

  it("answers the same without the trailing slash, never by a redirect", async () => {
    const [withSlash, without] = await Promise.all([api.get("/api/campaigns/"), api.get("/api/campaigns")]);
    expect(without.status).toBe(200);
    expect(without.body).toEqual(withSlash.body);
  });

  it("pages by limit and offset and counts the whole list even past its end", async () => {
    const second = await api.get("/api/campaigns/?limit=2&offset=2");
    expect(slugs(second.body)).toEqual(["cafe", "sumur"]);
    expect(second.total).toBe(5);
    const past = await api.get("/api/campaigns/?limit=2&offset=50");
    expect(past).toMatchObject({ body: [], total: 5 });
    expect(await api.get("/api/campaigns/?limit=0")).toMatchObject({ body: [], total: 5 });
  });

  it("filters by is_featured either way", async () => {
    const featured = await api.get("/api/campaigns/?is_featured=true");
    expect(slugs(featured.body)).toEqual(["cafe", "masjid"]);
    expect(featured.total).toBe(2);
    const others = await api.get("/api/campaigns/?is_featured=false");
    expect(others.total).toBe(3);
    expect(slugs(others.body)).not.toContain("masjid");
  });

  it("filters by slug, but never finds a draft", async () => {
    expect(slugs((await api.get("/api/campaigns/?slug=sumur")).body)).toEqual(["sumur"]);
    expect(await api.get("/api/campaigns/?slug=draf")).toMatchObject({ body: [], total: 0 });
  });

  it.each(["limit=-1", "limit=abc", "offset=1.5", "is_featured=mungkin", `search=${"a".repeat(201)}`])(
    "refuses %s with a sentence for the field",
    async (query) => {
      const { status, body } = await api.get(`/api/campaigns/?${query}`);
      expect(status).toBe(400);
      const field = query.split("=")[0] ?? "";
      expect(body).toMatchObject({ code: "invalid", errors: { [field]: [expect.any(String)] } });
    },
  );

  it("uses the last of a repeated parameter, and never both", async () => {
    expect((await api.get("/api/campaigns/?limit=9&limit=1")).body).toHaveLength(1);
    expect((await api.get("/api/campaigns/?limit=1&limit=abc")).status).toBe(400);
  });

  it("keeps its counters right when rows change", async () => {
    const extra = await aCampaign(api.database, { slug: "tambahan", created_at: day(5) });
    const rows = api.database.kysely.updateTable("campaign").where("id", "=", extra.id);
    expect((await api.get("/api/campaigns/")).total).toBe(6);
    await rows.set({ is_featured: true }).execute();
    expect((await api.get("/api/campaigns/?is_featured=true&limit=1")).total).toBe(3);
    await rows.set({ status: "archived" }).execute();
    expect((await api.get("/api/campaigns/")).total).toBe(5);
    await api.database.kysely.deleteFrom("campaign").where("id", "=", extra.id).execute();
    expect((await api.get("/api/campaigns/?is_featured=true")).total).toBe(2);
  });
});

describe("search", () => {
  const found = async (text: string) =>
    slugs((await api.get(`/api/campaigns/?search=${encodeURIComponent(text)}`)).body);

  it("finds words of the title before words of the description", async () => {
    expect(await found("masjid")).toEqual(["masjid", "sumur"]);
  });

  it.each([
    ["words in another case", "MASJID barakah", "masjid"],
    ["a word without its accent", "kafe", "cafe"],
    ["a word with an added accent", "sántri", "cafe"],
    ["the beginning of a word", "sum", "sumur"],
    ["the inside of a word", "embako", "sama-b"],
    ["a word without one of its letters", "sembko", "sama-b"],
    ["a word with two swapped letters", "majsid", "masjid"],
    ["a word with a wrong letter", "bersiv", "sumur"],
    ["a word inside markup", "sukamaju", "masjid"],
  ])("finds a row by %s", async (_what, typed, slug) => {
    expect(await found(typed)).toContain(slug);
  });

  it("requires every word", async () => {
    expect(await found("sumur sukamaju")).toEqual([]);
  });

  it.each(["zzzqqqxxx", "'", "\\", "& | !", "%", "<b>", "masjid zzzqqqxxx"])(
    "finds nothing for %s",
    async (typed) => {
      expect(await found(typed)).toEqual([]);
    },
  );

  it("treats an empty search as no search", async () => {
    expect((await api.get("/api/campaigns/?search=%20")).total).toBe(5);
  });

  it("counts all matches and combines with the other filters", async () => {
    const page = await api.get("/api/campaigns/?search=sembako&limit=1");
    expect(page.total).toBe(2);
    expect(slugs((await api.get("/api/campaigns/?search=masjid&is_featured=true")).body)).toEqual(["masjid"]);
  });

  it("indexes a changed text again", async () => {
    const row = await aCampaign(api.database, { slug: "ganti", created_at: day(0) });
    await api.database.kysely
      .updateTable("campaign")
      .set({ title: "Perpustakaan keliling" })
      .where("id", "=", row.id)
      .execute();
    expect(await found("perpustakan")).toEqual(["ganti"]);
  });
});

describe("a large catalogue", () => {
  const ROWS = 1250;
  let newest: string[];

  beforeAll(async () => {
    // Two thirds of the rows have 'kerudung' in the description, and every hundredth row has it in its title. The
    // oldest 700 rows have 'lampau', the newest 50 'viral'.
    await api.database.pool.query(
      `insert into campaign (slug, title, description, category, target_amount, status, created_at)
       select 'banyak-' || n, case when n % 100 = 0 then 'Kerudung' else 'Lainnya' end,
         case when n % 3 = 0 then 'sepi' else 'kerudung' end || case when n <= 700 then ' lampau' when n > 1200 then ' viral' else '' end, 'infak', 1000000, 'published', '2025-01-01'::timestamptz + n * interval '1 hour'
       from generate_series(1, $1) n`,
      [ROWS],
    );
    const { rows } = await api.database.pool.query<{ slug: string }>(
      "select slug from campaign where status = 'published' order by created_at desc, id desc",
    );
    newest = rows.map(({ slug }) => slug);
  });

  it.each([
    ["in the middle", 630, 20],
    ["nearer to its end", 1100, 20],
    ["at its end", -20, 20],
    ["cut by its end", -7, 20],
    ["of an unusual length", -30, 17],
    ["past its end", 5000, 20],
  ])("shows the right page %s, from whichever end the rows are read", async (_where, from, limit) => {
    const offset = from < 0 ? newest.length + from : from;
    const { body, total } = await api.get(`/api/campaigns/?limit=${limit}&offset=${offset}`);
    expect(slugs(body)).toEqual(newest.slice(offset, offset + limit));
    expect(total).toBe(newest.length);
  });

  it("ranks the newest matches of a frequent word, and all of a rarer one", async () => {
    const common = await api.get("/api/campaigns/?search=kerudung&limit=20");
    expect(common.total).toBe(FOUND_MOST + 1);
    const last = await api.get(`/api/campaigns/?search=kerudung&limit=20&offset=${FOUND_MOST}`);
    expect(last.body).toHaveLength(1);
    expect(slugs(common.body).slice(0, 4)).toEqual([
      "banyak-1100",
      "banyak-1000",
      "banyak-800",
      "banyak-700",
    ]);
    const rare = await api.get("/api/campaigns/?search=sepi&limit=1");
    expect(rare.total).toBe(Math.floor(ROWS / 3));
  });

  it("finds words that only the newest or only the oldest rows have", async () => {
    const risen = await api.get("/api/campaigns/?search=viral&limit=100");
    expect([risen.total, slugs(risen.body).toSorted()]).toEqual([
      50,
      Array.from({ length: 50 }, (_, n) => `banyak-${1201 + n}`).toSorted(),
    ]);
    const gone = await api.get(`/api/campaigns/?search=lampau&limit=20&offset=${FOUND_MOST - 1}`);
    expect([gone.total, slugs(gone.body)]).toEqual([FOUND_MOST + 1, ["banyak-201", "banyak-200"]]);
  });
});
