import type { Campaign, StaffCampaign, StaffCourse, StaffProduct } from "@barakah/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  api = await testApp({ VIDEO_EMBED_HOSTS: "youtube-nocookie.com" });
  editor = bearer(await aStaffMember(api, "editor"));
});

const call = <T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  send<T>(api, method, `/api/admin/${path}`, body, editor);
const campaign = async (given: object = {}) =>
  (await call<StaffCampaign>("POST", "campaigns/", { title: "Sumur Desa", category: "sosial", ...given }))
    .body;
const deeds = async (kind: string, id: number) =>
  api.database.kysely
    .selectFrom("audit_log")
    .select(["action", "before", "after"])
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", String(id))
    .orderBy("id")
    .execute();

describe("campaigns", () => {
  it("start as hidden drafts, become public, and disappear when archived", async () => {
    const made = await campaign({ title: "Wakaf Sumur", description: "<p>Air</p>", deadline: "2030-01-31" });
    expect(made).toMatchObject({ status: "draft", slug: "wakaf-sumur", deadline: "2030-01-31" });
    expect((await api.get(`/api/campaigns/${made.slug}/`)).status).toBe(404);
    await call("POST", `campaigns/${made.id}/status/`, { status: "published" });
    const shown = await api.get(`/api/campaigns/${made.slug}/`);
    expect(shown.body as Campaign).toMatchObject({
      deadline: "2030-01-31T16:59:59.000Z",
      description: "<p>Air</p>",
    });
    await call("POST", `campaigns/${made.id}/status/`, { status: "archived" });
    expect((await api.get(`/api/campaigns/${made.slug}/`)).status).toBe(404);
    const actions = (await deeds("campaign", made.id)).map(({ action }) => action);
    expect(actions).toEqual(["campaign.create", "campaign.publish", "campaign.archive"]);
  });

  it("are not published without a description", async () => {
    const made = await campaign();
    const refused = await call("POST", `campaigns/${made.id}/status/`, { status: "published" });
    expect(refused).toMatchObject({ status: 400, body: { errors: { description: expect.anything() } } });
  });

  it("keep their old addresses, which no other item can use", async () => {
    const made = await campaign({ title: "Alamat Lama", description: "<p>a</p>" });
    await call("POST", `campaigns/${made.id}/status/`, { status: "published" });
    const draft = { title: made.title, category: "sosial", description: made.description };
    await call("PUT", `campaigns/${made.id}/`, { ...draft, slug: "alamat-baru", version: 1 });
    const byOld = await api.get("/api/campaigns/alamat-lama/");
    expect(byOld.body as Campaign).toMatchObject({ id: made.id, slug: "alamat-baru" });
    const other = await campaign({ title: "Alamat Lama" });
    expect(other.slug).toBe("alamat-lama-2");
    const taken = await call("PUT", `campaigns/${other.id}/`, { ...draft, slug: "alamat-lama", version: 1 });
    expect(taken).toMatchObject({ status: 400, body: { errors: { slug: expect.anything() } } });
    const back = await call<StaffCampaign>("PUT", `campaigns/${made.id}/`, {
      ...draft,
      slug: "alamat-lama",
      version: 2,
    });
    expect(back.body.slug).toBe("alamat-lama");
  });

  it("write down only what changed, before and after", async () => {
    const made = await campaign({ title: "Catatan", target_amount: 1000 });
    await call("PUT", `campaigns/${made.id}/`, {
      title: "Catatan",
      category: "sosial",
      target_amount: 2000,
      version: 1,
    });
    const [, edited] = await deeds("campaign", made.id);
    expect(edited).toEqual({
      action: "campaign.edit",
      before: { target_amount: 1000 },
      after: { target_amount: 2000 },
    });
  });

  it("store no script", async () => {
    const made = await campaign({ description: '<p onload="x()">a</p><script>x()</script>' });
    expect(made.description).toBe("<p>a</p>");
  });

  it("have news that can be written, changed and removed", async () => {
    const made = await campaign();
    const added = await call<{ id: number }>("POST", `campaigns/${made.id}/updates/`, { title: "Mulai" });
    const [news] = (await call<StaffCampaign>("GET", `campaigns/${made.id}/`)).body.updates;
    const write = (title: string) =>
      call("PUT", `campaign-updates/${added.body.id}/`, {
        title,
        description: "<b>ya</b>",
        version: news?.version,
      });
    expect((await write("Sudah mulai")).status).toBe(200);
    // Saving the same text again is no conflict; saving another text over the old version is.
    expect((await write("Sudah mulai")).status).toBe(200);
    expect((await write("Belum mulai")).body).toMatchObject({ code: "edit_conflict" });
    const read = await call<StaffCampaign>("GET", `campaigns/${made.id}/`);
    expect(read.body.updates).toMatchObject([{ title: "Sudah mulai", description: "<strong>ya</strong>" }]);
    expect((await call("DELETE", `campaign-updates/${added.body.id}/`)).status).toBe(200);
    expect((await call<StaffCampaign>("GET", `campaigns/${made.id}/`)).body.updates).toEqual([]);
  });

  it("are listed by status and found by word, with their number", async () => {
    const made = await campaign({ title: "Zamrud Langka" });
    const found = await api.get<StaffCampaign[]>("/api/admin/campaigns/?search=zamrud&status=draft", editor);
    expect(found.body.map(({ id }) => id)).toEqual([made.id]);
    expect(found.headers["x-total-count"]).toBe("1");
    expect((await call<[]>("GET", "campaigns/?search=zamrud&status=archived")).body).toEqual([]);
  });
});

it.each([
  ["campaigns", { category: "sosial" }],
  ["products", { price: 10_000, unit: "botol" }],
  ["courses", {}],
])("%s are found at their old addresses, until they are archived", async (kind, given) => {
  const written = { title: `Alamat ${kind}`, description: "<p>a</p>", ...given };
  const { id, slug } = (await call<StaffCampaign>("POST", `${kind}/`, written)).body;
  const move = (status: string) => call("POST", `${kind}/${id}/status/`, { status });
  const shownAt = async (address: string) => api.get<Campaign>(`/api/${kind}/${address}/`);
  expect((await shownAt(slug)).status).toBe(404);
  expect((await move("published")).status).toBe(200);
  const changed = await call("PUT", `${kind}/${id}/`, { ...written, slug: `${kind}-baru`, version: 1 });
  expect(changed.status).toBe(200);
  expect((await shownAt(slug)).body).toMatchObject({ id, slug: `${kind}-baru` });
  expect((await move("archived")).status).toBe(200);
  expect((await shownAt(`${kind}-baru`)).status).toBe(404);
});

describe("products", () => {
  it("get their stock once, and later only with a reason", async () => {
    const made = await call<StaffProduct>("POST", "products/", {
      title: "Madu",
      price: 50_000,
      unit: "botol",
      stock: 10,
    });
    expect(made).toMatchObject({
      status: 201,
      body: { stock: 10, movements: [{ change: 10, reason: "initial" }] },
    });
    const edited = await call<StaffProduct>("PUT", `products/${made.body.id}/`, {
      title: "Madu",
      price: 60_000,
      stock: 99,
      version: 1,
    });
    expect(edited.body).toMatchObject({ price: 60_000, stock: 10 });
    expect((await call("POST", `products/${made.body.id}/stock/`, { stock: 7 })).status).toBe(400);
    const counted = await call<StaffProduct>("POST", `products/${made.body.id}/stock/`, {
      stock: 7,
      note: "pecah",
    });
    expect(counted.body).toMatchObject({
      stock: 7,
      movements: [{ change: -3, note: "pecah" }, { change: 10 }],
    });
    expect((await deeds("product", made.body.id)).at(-1)).toMatchObject({
      action: "stock.adjust",
      before: { stock: 10 },
      after: { stock: 7, note: "pecah" },
    });
  });
});

describe("courses", () => {
  const quiz = {
    title: "Kuis",
    material_type: "quiz",
    questions: [{ text: "1+1?", options: ["1", "2"], correct: 1 }],
  };

  it("have materials that are added, arranged and removed", async () => {
    const { body } = await call<StaffCourse>("POST", "courses/", { title: "Fikih Muamalah" });
    const path = `courses/${body.id}/materials/`;
    await call("POST", path, { title: "Satu", material_type: "article", content: "<p>a</p>" });
    await call("POST", path, {
      title: "Video",
      material_type: "video",
      video_url: "https://youtu.be/abcdefg",
    });
    const full = (await call<StaffCourse>("POST", path, quiz)).body;
    expect(full.materials.map(({ title }) => title)).toEqual(["Satu", "Video", "Kuis"]);
    const ids = full.materials.map(({ id }) => id).reverse();
    const arranged = (await call<StaffCourse>("POST", `${path}order/`, { ids })).body;
    expect(arranged.materials.map(({ title }) => title)).toEqual(["Kuis", "Video", "Satu"]);
    expect((await call("POST", `${path}order/`, { ids: ids.slice(1) })).status).toBe(400);
    const left = (await call<StaffCourse>("DELETE", `materials/${ids[0]}/`)).body;
    expect(left.materials.map(({ title }) => title)).toEqual(["Video", "Satu"]);
  });

  it("refuse a quiz without a right answer", async () => {
    const { body } = await call<StaffCourse>("POST", "courses/", { title: "Kuis Saja" });
    const path = `courses/${body.id}/materials/`;
    expect((await call("POST", path, { ...quiz, questions: [] })).status).toBe(400);
    const wrong = { ...quiz, questions: [{ text: "?", options: ["a", "b"], correct: 2 }] };
    expect((await call("POST", path, wrong)).status).toBe(400);
  });
});

describe("pictures", () => {
  const upload = (bytes: Buffer, headers = editor) => {
    const form = new FormData();
    form.append("picture", new Blob([new Uint8Array(bytes)]), "gambar.png");
    return api.app.inject({ method: "POST", url: "/api/admin/pictures/", headers, payload: form });
  };

  it("are there in every size and format when they are named", async () => {
    const png = await sharp({ create: { width: 800, height: 500, channels: 3, background: "#0a5" } })
      .png()
      .toBuffer();
    const { thumbnail } = (await upload(png)).json();
    for (const file of ["320.avif", "960.webp", "640.jpg", "og.jpg"]) {
      const address = thumbnail.replace("640.jpg", file);
      expect((await api.app.inject({ url: address })).statusCode).toBe(200);
    }
  });

  it("are refused when they are none", async () => {
    expect((await upload(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).statusCode).toBe(415);
  });
});

it("is closed to members and to treasurers", async () => {
  const member = bearer(await aSignedInMember(api));
  const treasurer = bearer(await aStaffMember(api, "bendahara"));
  for (const who of [member, treasurer])
    expect((await api.get("/api/admin/campaigns/", who)).status).toBe(403);
});
