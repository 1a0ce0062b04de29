import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PaymentFile } from "@barakah/contract";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aBrowser, bearer, sendForm, VISITOR } from "../../testing/calls.ts";
import { runAll } from "../../testing/jobs.ts";
import { apiOf } from "../../testing/payment-page.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let slug: string;
let campaignId: number;
let treasurer: Record<string, string>;
const photos: Buffer[] = [];

beforeAll(async () => {
  api = await testApp();
  ({ slug, id: campaignId } = await aCampaign(api.database, {
    category: "infak",
    title: "Sumur Desa",
    target_amount: 5_000_000,
  }));
  treasurer = bearer(await aStaffMember(api, "bendahara"));
  for (const background of ["#fff", "#0a0", "#00f"])
    photos.push(
      await sharp({ create: { width: 60, height: 80, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

const proof = (nth: number) => ({ bytes: photos[nth] as Buffer, name: "bukti.jpg", type: "image/jpeg" });
const transfer = {
  payment_method: "bsi",
  source_bank: "BCA",
  source_account: "12345",
  transfer_date: "2026-11-15",
};

async function give() {
  const made = await sendForm<{ page: string; order_id: string }>(
    api,
    "POST",
    `/api/donations/${slug}/create-donation/`,
    {
      ...transfer,
      amount: "100025",
      donor_name: "Siti Maryam",
      donor_phone: "081200000000",
      donor_email: "siti@example.com",
      proof_file: proof(0),
    },
  );
  expect(made.status).toBe(201);
  return { number: made.body.order_id, page: made.body.page, url: apiOf(made.body) };
}

const reject = (number: string, claim?: number) =>
  api.app.inject({
    method: "POST",
    url: `/api/admin/payments/${number}/reject/`,
    headers: treasurer,
    payload: { reason: "Foto terpotong.", claim },
  });
const claims = async (number: string) =>
  (
    await api.database.pool.query(
      "select count(*)::int n from transfer_claim c join payment p on p.id = c.payment_id where reference = $1",
      [number],
    )
  ).rows[0].n as number;

describe("the page of a payment", () => {
  it("shows visitors who have its address the purpose, and no private data", async () => {
    const { page, url, number } = await give();
    expect(page).toMatch(/^\/pembayaran\/[\w-]{24}$/);
    const answer = await api.app.inject(url);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({
      number,
      page,
      status: "pending",
      next: "wait",
      amount: 100_025,
      email_hint: "si•••@example.com",
      about: { title: "Sumur Desa", note: "Donasi · Infak", add_on: 25, shown_as: "Siti Maryam" },
      history: [{ title: "Kamu mengirim bukti transfer", tone: "wait" }, { title: "Kamu memulai donasi" }],
    });
    expect(answer.json().about.again).toMatch(
      /^\/bayar-donasi\/[\w-]+\?amount=100000&payer_name=Siti\+Maryam/,
    );
    expect(answer.body).not.toMatch(/081200000000|12345|siti@/);
  });

  it("is not found by the number that people read", async () => {
    const { number, page } = await give();
    expect((await api.app.inject(`/api/payments/page/${number}/`)).statusCode).toBe(404);
    const status = await api.app.inject(`/api/check-payment-status/?order_id=${number}`);
    expect(status.body).not.toContain(page);
  });

  it("shows why a proof was rejected and accepts another, which can be verified", async () => {
    const { number, url } = await give();
    expect((await reject(number)).statusCode).toBe(200);
    expect((await api.get(url)).body).toMatchObject({
      status: "rejected",
      next: "proof_again",
      rejected: { reason: "Foto terpotong." },
    });
    const send = (nth: number) =>
      sendForm(api, "POST", `${url}proof/`, { ...transfer, proof_file: proof(nth) });
    const [one, other] = await Promise.all([send(1), send(1)]);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(await claims(number)).toBe(2);
    expect((await api.get(url)).body).toMatchObject({ status: "pending", next: "wait", rejected: null });
    const approved = await api.app.inject({
      method: "POST",
      url: `/api/admin/payments/${number}/approve/`,
      headers: treasurer,
      payload: {},
    });
    expect(approved.statusCode).toBe(200);
    expect((await api.get(url)).body).toMatchObject({ status: "verified", next: "done" });
    expect((await send(2)).status).toBe(409);
  });

  it("shows the intended amount, and the one that was accepted instead", async () => {
    const { number, url } = await give();
    const one = await aBookkeeper(api);
    const lines = [await one.line(100_000, "TRF SITI MARYAM")];
    expect((await one.approve(number, { lines, settle: "as_came" })).status).toBe(200);
    expect((await api.get(url)).body).toMatchObject({
      amount: 100_000,
      history: [
        { title: "Terverifikasi" },
        {
          title: "Dicatat sebesar yang sampai",
          text: "Yang sampai Rp. 100.000, bukan Rp. 100.025, jadi kami catat sebesar yang sampai.",
        },
        { title: "Kamu mengirim bukti transfer" },
        { title: "Kamu memulai donasi", text: "Nominal Rp. 100.025." },
      ],
    });
  });

  it("is not rejected by a treasurer who has not seen the newest proof", async () => {
    const { number, url } = await give();
    const newest = async () =>
      (await api.get<PaymentFile>(`/api/admin/payments/${number}/`, treasurer)).body.claims[0]?.id;
    const seen = await newest();
    await sendForm(api, "POST", `${url}proof/`, { ...transfer, proof_file: proof(1) });
    expect((await reject(number, seen)).json()).toMatchObject({ code: "newer_proof" });
    expect((await api.get(url)).body).toMatchObject({ status: "pending", next: "wait" });
    expect((await reject(number, await newest())).statusCode).toBe(200);
  });

  it("accepts a proof only with the CSRF token", async () => {
    const { url } = await give();
    const sent = { ...transfer, proof_file: proof(1) };
    const answer = await sendForm(api, "POST", `${url}proof/`, sent, { cookie: VISITOR.cookie });
    expect(answer.status).toBe(403);
  });

  it("opens for visitors with its address, even after many wrong addresses from the same network", async () => {
    const guess = (key: string) =>
      api.app.inject({ url: `/api/payments/page/${key}/`, remoteAddress: "192.0.2.9" });
    const answers = [];
    for (let time = 0; time < 30; time++) answers.push((await guess(`${"x".repeat(22)}${time}`)).statusCode);
    expect(new Set(answers)).toEqual(new Set([404]));
    const { url } = await give();
    expect((await api.app.inject({ url, remoteAddress: "192.0.2.9" })).statusCode).toBe(200);
  });
});

describe("a guest's payment", () => {
  it("finds the payment by number and phone in any spelling, and gets the same answer for everything else", async () => {
    const { number, page } = await give();
    const [one, other] = [await aBrowser(api), await aBrowser(api)];
    const find = (typed: string, phone: string, headers: Record<string, string> = one) =>
      api.app.inject({
        method: "POST",
        url: "/api/payments/find/",
        headers,
        payload: { number: typed, phone },
      });
    const typed = number.toLowerCase().replace("-", " ");
    for (const phone of ["+62 812-0000-0000", "812 0000 0000", "+62 0812 0000 0000"])
      expect((await find(typed, phone)).json()).toEqual({ page });
    const [wrongPhone, wrongNumber] = [
      await find(number, "081299999999"),
      await find("DON-X", "081200000000"),
    ];
    expect([wrongPhone.statusCode, wrongPhone.json()]).toEqual([404, wrongNumber.json()]);
    // Guessing fails, and does not block other visitors of the same network address.
    for (let time = 0; time < 9; time++) await find(number, "081299999999");
    expect((await find(number, "081200000000")).statusCode).toBe(429);
    for (let time = 0; time < 12; time++) await find(number, "081299999999", VISITOR);
    expect((await find(number, "081200000000", VISITOR)).statusCode).toBe(429);
    expect((await find(number, "081200000000", other)).statusCode).toBe(200);
  });

  it("finds it by a form without JavaScript, which must come from the app's own page", async () => {
    const { number, page } = await give();
    const send = (phone: string, site: string) =>
      api.app.inject({
        method: "POST",
        url: "/cek-donasi",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site },
        payload: new URLSearchParams({ number, phone }).toString(),
        remoteAddress: "198.51.100.6",
      });
    const found = await send("081200000000", "same-origin");
    expect([found.statusCode, found.headers.location]).toEqual([303, page]);
    expect((await send("0811", "same-origin")).json().errors[""]).toEqual([
      expect.stringContaining("Belum ketemu."),
    ]);
    expect((await send(" ", "same-origin")).json().errors).toEqual({ phone: ["Isi nomor HP."] });
    expect((await send("081200000000", "cross-site")).statusCode).toBe(403);
  });

  it("gets mail about the proof, and no more about payouts after one click", async () => {
    await api.database.pool.query("delete from job");
    const { number, page, url } = await give();
    const letters = async () => {
      await runAll(api);
      const { outbox } = api.config.mail;
      const files = await Promise.all(
        (await readdir(outbox)).map((file) => readFile(join(outbox, file), "utf8")),
      );
      return files.filter((letter) => letter.includes("To: siti@example.com"));
    };
    const payOut = (title: string) =>
      api.app.inject({
        method: "POST",
        url: "/api/admin/payouts/",
        headers: { ...treasurer, "idempotency-key": `payout-${title}` },
        payload: {
          campaign_id: campaignId,
          title,
          bank: "bsi",
          amount: 1000,
          paid_on: "2026-11-15",
          story: "",
          picture: null,
        },
      });
    await api.app.inject({
      method: "POST",
      url: `/api/admin/payments/${number}/approve/`,
      headers: treasurer,
      payload: {},
    });
    expect((await api.get(url)).body).toMatchObject({ news: "on" });
    expect((await payOut("Pompa pertama")).statusCode).toBe(201);
    const written = await letters();
    expect(written.filter((letter) => /sedang diperiksa/.test(letter))).toHaveLength(1);
    const news = written.filter((letter) => /\/kabar>/.test(letter));
    expect(news).toEqual([
      expect.stringMatching(/List-Unsubscribe:\s+<[^>]*\/pembayaran\/[\w-]{24}\/kabar>/),
    ]);
    for (const letter of written)
      expect(letter).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const opened = await api.app.inject({ url: `${page}/kabar` });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `${page}#kabar`]);
    expect((await api.get(url)).body).toMatchObject({ news: "on" });
    const stop = await api.app.inject({
      method: "POST",
      url: `${page}/kabar`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(stop.statusCode).toBe(200);
    expect((await api.get(url)).body).toMatchObject({ news: "off" });
    expect((await payOut("Pompa kedua")).statusCode).toBe(201);
    expect(await letters()).toHaveLength(written.length);
  });
});
