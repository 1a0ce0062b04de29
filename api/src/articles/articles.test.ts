import {
  type Article,
  type ArticleSummary,
  daysLater,
  jakartaDay,
  type OwnArticle,
  type StaffArticle,
} from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aBuyer, type Buyer, type Refusal } from "../testing/buyer.ts";
import { aSignedInMember, bearer, GOOD_PASSWORD, send } from "../testing/calls.ts";
import { anEvent } from "../testing/events.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let editor: { access: string; id: number };
beforeAll(async () => {
  api = await testApp();
  editor = await aStaffMember(api, "editor");
});

const TEXT = {
  title: "Tiga pertanyaan sebelum akad",
  category: "article",
  description: "<p>Sebelum menerima modal, jawab <strong>tiga</strong> pertanyaan ini.</p>",
};
const staff = <T = StaffArticle & Refusal>(method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  send<T>(api, method, `/api/admin/articles/${path}`, body, bearer(editor));
const mine = <T = OwnArticle & Refusal>(
  member: Buyer,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path = "",
  body?: object,
) => member.call<T>(method, `/api/articles/mine/${path}`, body);

async function submitted(given: object = {}) {
  const member = await aBuyer(api);
  const { body: draft } = await mine(member, "POST", "", { ...TEXT, ...given });
  const { status, body } = await mine(member, "POST", `${draft.id}/submit/`, { own_pictures: true });
  expect(status).toBe(200);
  return { member, article: body };
}
async function published(given: object = {}) {
  const { body: draft } = await staff("POST", "", { ...TEXT, ...given });
  const move = { status: "published", version: draft.version };
  return (await staff("POST", `${draft.id}/status/`, move)).body;
}
const newsOf = async (who: { access: string } | Buyer) => {
  const { body } =
    "call" in who
      ? await who.call<{ title: string; body: string }[]>("GET", "/api/notifications/")
      : await send<{ title: string; body: string }[]>(
          api,
          "GET",
          "/api/notifications/",
          undefined,
          bearer(who),
        );
  return body.map(({ title, body: text }) => `${title}: ${text}`);
};

describe("readers", () => {
  it("see published texts, newest first by publication, with the time they take", async () => {
    const long = `<p>${"kata ".repeat(900)}</p><script>alert(1)</script>`;
    const first = await published({ title: "Kabar pertama", category: "announcement" });
    const draft = await staff("POST", "", { ...TEXT, title: "Belum terbit" });
    const last = await published({ title: "Panjang", description: long, summary: "" });
    await staff("POST", `${draft.body.id}/status/`, { status: "published", version: 1 });
    const { body } = await api.get<ArticleSummary[]>("/api/articles/?limit=3");
    expect(body.map(({ title }) => title)).toEqual(["Belum terbit", "Panjang", "Kabar pertama"]);
    expect(body[1]).toMatchObject({ minutes: 5, summary: expect.stringMatching(/^kata .*…$/) });
    const { body: whole } = await api.get<Article>(`/api/articles/${last.slug}/`);
    expect(whole.description).not.toContain("script");
    expect(whole.others.map(({ title }) => title)).toEqual(["Belum terbit", "Kabar pertama"]);
    const announced = await api.get<ArticleSummary[]>("/api/articles/?category=announcement");
    expect(announced.body.map(({ slug }) => slug)).toEqual([first.slug]);
    const found = await api.get<ArticleSummary[]>("/api/articles/?search=pertama");
    expect(found.body.map(({ slug }) => slug)).toEqual([first.slug]);
    expect(await examine(api.database)).toEqual([]);
  });

  it("see the newest announcement on the home page through its last day, and nothing else there", async () => {
    const shown = async () => (await api.get<{ title: string } | null>("/api/announcement/")).body?.title;
    const until = (days: number) => daysLater(jakartaDay(), days);
    const announce = (title: string, given: object) =>
      published({ title, category: "announcement", ...given });
    expect(await shown()).toBeUndefined();
    await announce("Lewat", { strip_until: until(-1) });
    await announce("Di daftar saja", {});
    await published({ title: "Bukan pengumuman", strip_until: until(5) });
    expect(await shown()).toBeUndefined();
    const today = await announce("Hari ini", { strip_until: until(0) });
    expect(await shown()).toBe("Hari ini");
    await announce("Sekretariat pindah jam", { strip_until: until(3) });
    expect(await shown()).toBe("Sekretariat pindah jam");
    expect(today.strip_until).toBe(until(0));
  });

  it("find a text by its former address, and the card at its end while that is public", async () => {
    const event = await anEvent(api.database, { title: "Seminar Muamalah" });
    const article = await published({ title: "Lama", card_event_id: event.id });
    const renamed = { ...article, slug: "baru-sekali", version: article.version };
    expect((await staff("PUT", `${article.id}/`, renamed)).status).toBe(200);
    const { body } = await api.get<Article>(`/api/articles/${article.slug}/`);
    expect(body).toMatchObject({ slug: "baru-sekali", card: { kind: "event", title: "Seminar Muamalah" } });
    await api.database.pool.query("update event set state = 'draft' where id = $1", [event.id]);
    expect((await api.get<Article>("/api/articles/baru-sekali/")).body.card).toBeNull();
  });

  it("do not see drafts, archived texts, or scheduled texts before their time", async () => {
    const { body: draft } = await staff("POST", "", { ...TEXT, title: "Nanti" });
    const at = new Date(Date.now() + 3600_000).toISOString();
    const scheduled = await staff("POST", `${draft.id}/status/`, {
      status: "draft",
      publish_at: at,
      version: 1,
    });
    expect(scheduled.body.publish_at).toBe(at);
    expect((await api.get(`/api/articles/${draft.slug}/`)).status).toBe(404);
    await api.database.pool.query("update article set publish_at = now() where id = $1", [draft.id]);
    await api.app.jobs.add(api.database.kysely, "publish-article", {});
    await api.app.jobs.runDue();
    expect((await api.get(`/api/articles/${draft.slug}/`)).status).toBe(200);
    await staff("POST", `${draft.id}/status/`, { status: "archived", version: 1 });
    expect((await api.get(`/api/articles/${draft.slug}/`)).status).toBe(404);
  });

  it("can follow by RSS, which any XML parser reads", async () => {
    await published({ title: "Zakat & infak <bersama>", description: '<p>"Apa" & mengapa</p>' });
    const answer = await api.app.inject({ url: "/artikel/rss.xml" });
    expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const { rows } = await api.database.pool.query<{
      version: string;
      title: string;
      link: string;
      at: string;
    }>(
      `select (xpath('/rss/@version', feed))[1]::text as version,
         (xpath('/rss/channel/item[1]/title/text()', feed))[1]::text as title,
         (xpath('/rss/channel/item[1]/link/text()', feed))[1]::text as link,
         (xpath('/rss/channel/item[1]/pubDate/text()', feed))[1]::text as at
       from (select xmlparse(document $1) as feed) parsed`,
      [answer.body],
    );
    expect(rows[0]).toMatchObject({ version: "2.0", title: "Zakat &amp; infak &lt;bersama&gt;" });
    expect(rows[0]?.link).toMatch(/\/artikel\/zakat-infak-bersama$/);
    expect(Math.abs(Date.parse(rows[0]?.at ?? "") - Date.now())).toBeLessThan(3600_000);
  });
});

describe("a member's own text", () => {
  it("is refused with a reason, corrected and approved; member and editors are notified", async () => {
    const { member, article } = await submitted({ title: "Dari dapur ke pasar" });
    expect(await newsOf(editor)).toContainEqual(
      expect.stringContaining("Naskah menunggu: Dari dapur ke pasar"),
    );
    const reason = "Tolong tulis sumber kutipannya.";
    const refused = await staff("POST", `${article.id}/refuse/`, { reason, version: 1 });
    expect(refused.body).toMatchObject({
      review: "refused",
      review_note: reason,
      refused_text: TEXT.description,
    });
    expect(await newsOf(member)).toContainEqual(
      `“Dari dapur ke pasar” perlu diperbaiki: Kata editor: ${reason}`,
    );
    const again = await staff("POST", `${article.id}/refuse/`, { reason, version: 1 });
    expect([again.status, again.body.code]).toEqual([409, "already_decided"]);

    const corrected = { ...TEXT, title: "Dari dapur ke pasar Lembang", version: 1 };
    const edited = await mine(member, "PUT", `${article.id}/`, corrected);
    expect(edited.body).toMatchObject({ review: "refused", version: 2, slug: "dari-dapur-ke-pasar-lembang" });
    await mine(member, "POST", `${article.id}/submit/`, { own_pictures: true });
    // What the editor read is not what waits now.
    const stale = await staff("POST", `${article.id}/status/`, { status: "published", version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, "edit_conflict"]);
    const approved = await staff("POST", `${article.id}/status/`, { status: "published", version: 2 });
    expect(approved.body).toMatchObject({ status: "published", review: null, refused_text: null });
    expect(await newsOf(member)).toContainEqual(expect.stringContaining("disetujui"));
    const { body } = await api.get<Article>("/api/articles/dari-dapur-ke-pasar-lembang/");
    expect(body.writer).not.toBe("");
    const late = await mine(member, "PUT", `${article.id}/`, { ...TEXT, version: 2 });
    expect([late.status, late.body.code]).toEqual([409, "already_decided"]);
  });

  it("is private: drafts are hidden from staff and other members", async () => {
    const [member, other] = [await aBuyer(api), await aBuyer(api)];
    const { body: draft } = await mine(member, "POST", "", { ...TEXT, title: "Catatan pribadi" });
    expect((await staff("GET", `${draft.id}/`)).status).toBe(404);
    expect((await staff<StaffArticle[]>("GET", "?search=pribadi")).body).toEqual([]);
    expect((await staff("POST", `${draft.id}/status/`, { status: "published", version: 1 })).status).toBe(
      404,
    );
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["PUT", "", { ...TEXT, version: 1 }],
      ["POST", "submit/", { own_pictures: true }],
      ["POST", "withdraw/", undefined],
      ["DELETE", "", undefined],
    ] as const)
      expect((await mine(other, method, `${draft.id}/${path}`, body)).status).toBe(404);
    expect((await mine(member, "DELETE", `${draft.id}/`)).status).toBe(200);
    expect((await mine(member, "GET", `${draft.id}/`)).status).toBe(404);
  });

  it("waits once however often the button is pressed, and can be taken back", async () => {
    const member = await aBuyer(api);
    const { body: draft } = await mine(member, "POST", "", TEXT);
    const calls = [1, 2, 3].map(() => mine(member, "POST", `${draft.id}/submit/`, { own_pictures: true }));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await mine(member, "POST", `${draft.id}/withdraw/`);
    expect((await staff("GET", `${draft.id}/`)).status).toBe(404);
  });

  it("needs a text and the statement that it is theirs, and may not be an announcement", async () => {
    const member = await aBuyer(api);
    const announced = await mine(member, "POST", "", { ...TEXT, category: "announcement" });
    expect(Object.keys(announced.body.errors ?? {})).toEqual(["category"]);
    const { body: draft } = await mine(member, "POST", "", { ...TEXT, description: "" });
    const silent = await mine(member, "POST", `${draft.id}/submit/`, {});
    expect(Object.keys(silent.body.errors ?? {})).toEqual(["own_pictures"]);
    const empty = await mine(member, "POST", `${draft.id}/submit/`, { own_pictures: true });
    expect(Object.keys(empty.body.errors ?? {})).toEqual(["description"]);
  });

  it("is sent at most five times a day", async () => {
    const member = await aBuyer(api);
    const { body: draft } = await mine(member, "POST", "", TEXT);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const sent = await mine(member, "POST", `${draft.id}/submit/`, { own_pictures: true });
      statuses.push(sent.status);
      await mine(member, "POST", `${draft.id}/withdraw/`);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("of two editors who decide, the first succeeds and the second gets a conflict", async () => {
    const { article } = await submitted();
    const answers = await Promise.all([
      staff("POST", `${article.id}/refuse/`, { reason: "Kurang sumber.", version: 1 }),
      staff("POST", `${article.id}/refuse/`, { reason: "Terlalu pendek.", version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it("is in its author's download; with the account unpublished texts go and published ones lose the name", async () => {
  const member = await aSignedInMember(api);
  const call = <T = OwnArticle>(path: string, body: object) =>
    send<T>(api, "POST", `/api/articles/mine/${path}`, body, bearer(member));
  const { body: kept } = await call("", { ...TEXT, title: "Sudah terbit" });
  await call(`${kept.id}/submit/`, { own_pictures: true });
  await staff("POST", `${kept.id}/status/`, { status: "published", version: 1 });
  const { body: draft } = await call("", { ...TEXT, title: "Masih draf" });
  const { body } = await send<object>(api, "GET", "/api/accounts/export/", undefined, bearer(member));
  expect(JSON.stringify(body)).toMatch(/Sudah terbit.*Masih draf/);
  await send(api, "DELETE", "/api/accounts/me/", { password: GOOD_PASSWORD }, bearer(member));
  const { rows } = await api.database.pool.query(
    "select title, writer, author_id from article where id = any($1) order by id",
    [[kept.id, draft.id]],
  );
  expect(rows).toEqual([{ title: "Sudah terbit", writer: "Anggota komunitas", author_id: null }]);
});
