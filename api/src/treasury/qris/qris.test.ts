import type { QrisAccount } from "@barakah/contract";
import sharp, { type OverlayOptions } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawCode, svgOf } from "../../platform/qr-code.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send, sendForm } from "../../testing/calls.ts";
import { NMID, PRINTED, quote } from "../../testing/qris.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let one: Awaited<ReturnType<typeof aStaffMember>>;
let other: Awaited<ReturnType<typeof aStaffMember>>;
let editor: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  api = await testApp();
  one = await aStaffMember(api, "administrator");
  other = await aStaffMember(api, "bendahara");
  editor = await aStaffMember(api, "editor");
});

type Refused = { id: number; code: string; detail: string; errors: Record<string, string[]> };
const post = (path: string, body: object, who: typeof one) =>
  send<Refused>(api, "POST", `/api/admin/${path}/`, body, bearer(who));
const accounts = async () =>
  (await api.get<{ accounts: QrisAccount[] }>("/api/admin/qris-merchants/", bearer(other))).body.accounts;
const wanted = { payload: PRINTED, reason: "QRIS dari bank" };
const told = async ({ id }: { id: number }) =>
  (
    await api.database.pool.query<{ title: string }>("select title from notification where member_id = $1", [
      id,
    ])
  ).rows.map(({ title }) => title);

describe("the community's QRIS", () => {
  it("is activated by two people, and all staff are notified", async () => {
    expect((await post("qris-merchants", wanted, one)).status).toBe(400);
    expect((await post("qris-merchants", { ...wanted, password: "salah" }, one)).status).toBe(400);
    expect((await post("qris-merchants", { ...wanted, password: other.password }, other)).status).toBe(403);
    const made = await post("qris-merchants", { ...wanted, password: one.password }, one);
    expect(made.status).toBe(201);
    const { slug } = await aCampaign(api.database);
    expect((await quote(api, { slug, base_amount: 20_000 })).body.code).toBe("qris_unavailable");

    const approve = (body: object, who: typeof one) =>
      post(`qris-merchants/${made.body.id}/approve`, body, who);
    const own = await approve({ nmid: NMID, password: one.password }, one);
    expect([own.status, own.body.code]).toEqual([403, "own_proposal"]);
    expect((await approve({ nmid: NMID }, other)).status).toBe(400);
    const elsewhere = await approve({ nmid: "ID1020000000027", password: other.password }, other);
    expect(elsewhere.body.errors.nmid?.[0]).toContain("bukan yang ada di dalam kode");
    const blind = await post(`proposals/${made.body.id}/confirm`, { password: other.password }, other);
    expect(blind.body.code).toBe("nmid_needed");
    expect((await accounts())[0]).toMatchObject({
      active: null,
      proposed: { nmid: NMID, reason: "QRIS dari bank" },
    });

    const scanned = (payload: string) => approve({ payload, password: other.password }, other);
    const forged = await scanned(PRINTED.replace("YAYASAN CONTOH", "YAYASAN PALSU9"));
    expect(forged.body.errors.payload?.[0]).toContain("berbeda dari yang diusulkan");
    expect((await approve({ password: other.password }, other)).body.errors.nmid).toHaveLength(1);
    expect((await scanned(PRINTED)).status).toBe(200);
    expect((await accounts())[0]).toMatchObject({
      active: { name: "YAYASAN CONTOH", crc: "B5BE" },
      proposed: null,
    });
    expect(await told(editor)).toContain("QRIS kini YAYASAN CONTOH");
    expect((await quote(api, { slug, base_amount: 20_000 })).status).toBe(201);
  });

  it("stays until its successor is confirmed, and is not replaced by a proposal that is out of date", async () => {
    const body = PRINTED.slice(0, -8).replace("YAYASAN CONTOH", "YAYASAN BARU18");
    const { crcOf } = await import("@barakah/contract/payments/qris/crc");
    const next = `${body}6304${crcOf(`${body}6304`)}`;
    const propose = () =>
      post("qris-merchants", { payload: next, reason: "nama baru", password: one.password }, one);
    const [first, second] = [(await propose()).body, (await propose()).body];
    expect((await accounts())[0]?.active?.name).toBe("YAYASAN CONTOH");
    const approve = (id: number) =>
      post(`qris-merchants/${id}/approve`, { nmid: NMID, password: other.password }, other);
    expect((await approve(first.id)).status).toBe(200);
    expect((await approve(second.id)).body.code).toBe("stale_proposal");
    expect((await accounts())[0]?.active?.name).toBe("YAYASAN BARU18");
    expect((await propose()).body.code).toBe("nothing_changed");
    await expect(
      api.database.pool.query("update qris_merchant set approved_by = proposed_by where ended_at is null"),
    ).rejects.toThrow("check constraint");
  });

  it("is refused with its fault before a password is asked for", async () => {
    const refused = await post("qris-merchants", { ...wanted, payload: `${PRINTED.slice(0, -1)}F` }, one);
    expect([refused.status, refused.body.code]).toEqual([400, "crc_wrong"]);
    expect(refused.body.detail).toBe("Kode QRIS rusak: angka pemeriksanya tidak cocok.");
  });

  const read = (photo: Buffer) =>
    sendForm<{ payload: string; code: string; detail: string; merchant: { nmid: string } }>(
      api,
      "POST",
      "/api/admin/qris-merchants/read/",
      { photo },
      bearer(other),
    );
  const printed = async (text: string, pixels: number) =>
    sharp(Buffer.from(svgOf(drawCode(text))), { density: 400 })
      .resize(pixels)
      .rotate(4, { background: "#fff" })
      .png()
      .toBuffer();
  const photographed = (codes: OverlayOptions[]) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c9bfa8" } })
      .composite(codes)
      .jpeg({ quality: 70 })
      .toBuffer();

  it("is read from a photograph of its print, also beside another code", async () => {
    const qris = { input: await printed(PRINTED, 560), left: 300, top: 120 };
    const shop = { input: await printed("https://toko.example", 200), left: 20, top: 20 };
    const found = { payload: PRINTED, merchant: { nmid: NMID } };
    expect((await read(await photographed([qris]))).body).toMatchObject(found);
    expect((await read(await photographed([shop, qris]))).body).toMatchObject(found);
    expect((await read(await photographed([shop]))).body.code).toBe("not_qris");
  });

  it("is asked for again if the photograph is too grainy, empty or no picture", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const background = "#fff";
    const grainy = sharp({ create: { width: 1600, height: 1200, channels: 3, background, noise } });
    const blank = sharp({ create: { width: 50, height: 50, channels: 3, background } });
    const photos = [
      await grainy.jpeg().toBuffer(),
      await blank.png().toBuffer(),
      Buffer.from("bukan gambar"),
    ];
    for (const photo of photos) {
      const { status, body } = await read(photo);
      expect([status, body.code]).toEqual([400, "not_qris"]);
      expect(body.detail).toContain("Foto lebih dekat dan lurus");
    }
  });
});
