import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { CATEGORY_ADD_ON } from "@barakah/contract";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { Payables, verifyPayment } from "../payments/index.ts";
import { aCampaign } from "../testing/builders.ts";
import { send, sendForm, VISITOR } from "../testing/calls.ts";
import { pageOfPayment } from "../testing/payment-page.ts";
import { aQris } from "../testing/qris.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { give as giveNow } from "./donate.ts";
import { donationPayable } from "./payable.ts";

let api: TestApp;
let photo: Buffer;
let slug: string;

beforeAll(async () => {
  api = await testApp();
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  ({ slug } = await aCampaign(api.database, { category: "sosial" }));
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

const file = (bytes: Buffer, name = "bukti.jpg", type = "image/jpeg") => ({ bytes, name, type });
const gift = () => ({
  amount: "100250",
  donor_name: "Siti Maryam",
  donor_phone: "0812-0000-0000",
  donor_email: "",
  payment_method: "bsi",
  source_bank: "BCA",
  source_account: "1234567890",
  transfer_date: "2026-11-15",
  proof_file: file(photo),
});
type Fields = Record<string, string | ReturnType<typeof file>>;
type Given = { order_id: string; code: string; detail: string; errors: Record<string, string[]> };

const give = (change: Partial<Fields> = {}, headers: Record<string, string> = {}) => {
  const fields = Object.entries({ ...gift(), ...change }).filter(([, value]) => value !== undefined);
  const path = `/api/donations/${slug}/create-donation/`;
  return sendForm<Given>(api, "POST", path, Object.fromEntries(fields) as Fields, { ...VISITOR, ...headers });
};

const count = async (table: string) =>
  Number((await api.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

describe("a gift by transfer", () => {
  it("waits for the treasurer, and only then counts and shows its donor", async () => {
    const answer = await give();
    expect(answer.status).toBe(201);
    const { order_id } = answer.body;
    expect(answer.body).toMatchObject({ amount: 100_250, payment_method: "bsi", status: "pending" });
    expect(order_id).toMatch(/^DON-[0-9A-Z]{12}$/);
    const donors = `/api/donations/campaign/${slug}/donations/`;
    expect(await api.get(donors)).toMatchObject({ body: [], total: 0 });

    const payables = new Payables();
    payables.register(donationPayable);
    const { rows } = await api.database.pool.query("select id from payment where reference = $1", [order_id]);
    const decide = () =>
      api.database.kysely
        .transaction()
        .execute((tx) => verifyPayment(tx, payables, rows[0].id, { as: "system", reason: "uji" }));
    const decisions = await Promise.all([decide(), decide(), decide()]);
    expect(decisions.filter(({ moved }) => moved)).toHaveLength(1);
    expect(await api.get(donors)).toMatchObject({
      body: [{ donor_name: "Siti Maryam", amount: 100_250 }],
      total: 1,
    });
    expect((await api.get(`/api/campaigns/${slug}/`)).body).toMatchObject({ current_amount: 100_250 });
  });

  it("shows neither phone nor account in any public answer", async () => {
    const { order_id } = (await give({ donor_phone: "081299887766", source_account: "5550001112" })).body;
    for (const url of [`/api/check-payment-status/?order_id=${order_id}`, `/api/campaigns/${slug}/`]) {
      const { body } = await api.app.inject(url);
      expect(body).not.toMatch(/081299887766|5550001112|Siti/);
    }
  });

  it.each([
    ["amount", "", "Silakan pilih nominal donasi"],
    ["amount", "-5", "Silakan pilih nominal donasi"],
    ["amount", "1.5", "Silakan pilih nominal donasi"],
    ["amount", "0", "Silakan pilih nominal donasi"],
    ["payment_method", "", "Silakan pilih metode pembayaran"],
    ["payment_method", "midtrans", "Silakan pilih metode pembayaran"],
    ["source_bank", "", "Mohon lengkapi semua data yang diperlukan."],
    ["source_account", " ", "Mohon lengkapi semua data yang diperlukan."],
    ["transfer_date", "kemarin", "Mohon lengkapi semua data yang diperlukan."],
    ["transfer_date", "0000-01-01", "Mohon lengkapi semua data yang diperlukan."],
    ["transfer_date", "2026-02-30", "Mohon lengkapi semua data yang diperlukan."],
    ["transfer_date", "2999-01-01", "Tanggal transfer itu belum tiba."],
    ["donor_email", "bukan", "Isi dengan alamat e-mail yang benar."],
    ["donor_phone", "abc", "Isi dengan nomor telepon yang benar."],
  ])("refuses %s '%s' with its sentence", async (field, value, sentence) => {
    const before = await count("payment");
    const answer = await give({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field]).toContain(sentence);
    expect(await count("payment")).toBe(before);
  });

  it("requires a proof, which is checked by its content and not by its name", async () => {
    expect((await give({ proof_file: undefined })).body.errors.proof_file).toEqual([
      "Mohon upload bukti transfer",
    ]);
    const html = await give({
      proof_file: file(Buffer.from("<html><script>1</script>"), "bukti.png", "image/png"),
    });
    expect([html.status, html.body.detail]).toEqual([
      415,
      "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.",
    ]);
    const huge = Buffer.concat([photo, Buffer.alloc(2_097_153 - photo.length)]);
    const large = await give({ proof_file: file(huge) });
    expect([large.status, large.body.detail]).toEqual([413, "Ukuran file terlalu besar. Maksimal 2MB."]);
    expect((await give({ proof_file: file(huge.subarray(0, 2_097_152)) })).status).toBe(201);
  });

  it("is refused for a campaign that has ended or does not exist", async () => {
    await api.database.kysely
      .updateTable("campaign")
      .set({ deadline: "2026-01-01T00:00:00Z" })
      .where("slug", "=", slug)
      .execute();
    const closed = await give();
    expect([closed.status, closed.body]).toMatchObject([409, { detail: "Kampanye ini telah berakhir." }]);
    slug = "entah";
    expect((await give()).status).toBe(404);
    const left = await readdir(join(api.config.dataDirectory, "uploads/private/proof"));
    expect(left).toHaveLength(await count("transfer_claim"));
  });

  it("is created once when the same call is repeated, also at once", async () => {
    const before = await count("donation");
    const key = { "idempotency-key": "ketukan-ganda-1" };
    const answers = await Promise.all([give({}, key), give({}, key), give({}, key)]);
    expect(new Set(answers.map((answer) => answer.body.order_id)).size).toBe(1);
    expect((await give({}, key)).body).toEqual(answers[0]?.body);
    expect(await count("donation")).toBe(before + 1);
    const other = await give({ amount: "50250" }, key);
    expect([other.status, other.body.code]).toEqual([409, "idempotency_conflict"]);
  });
});

it("does not show the history to other people", async () => {
  expect(await api.get("/api/donations/donation/")).toMatchObject({
    status: 403,
    body: { code: "not_authenticated" },
  });
});

describe("the amount that is added to a gift", () => {
  const shown = async (reference: string) => {
    const { amount, about } = await pageOfPayment(api, reference);
    return [amount, about.add_on, new URL(about.again ?? "", "http://x").searchParams.get("amount")];
  };

  it("is stored with the gift, also if the campaign's category changes later", async () => {
    const { body } = await give();
    await api.database.kysely
      .updateTable("campaign")
      .set({ category: "infak" })
      .where("slug", "=", slug)
      .execute();
    expect(await shown(body.order_id)).toEqual([100_250, 250, "100000"]);
  });

  it("is nothing where the money came before the gift was written", async () => {
    const wanted = {
      ...{ slug, amount: 100_000, payer: { name: "Siti", phone: "", email: "" }, message: "" },
      ...{ memberId: null, request: undefined },
    };
    const given = await api.database.transact((tx) => giveNow(tx, wanted, "bsi", "2026-11-15", null));
    expect(await shown(given.reference)).toEqual([100_000, 0, "100000"]);
  });
});

describe("a gift without JavaScript", () => {
  const SAME_SITE = { "sec-fetch-site": "same-origin" };
  const plain = (fields: Partial<Fields>, headers: Record<string, string> = SAME_SITE) => {
    const { source_bank, source_account, transfer_date, proof_file } = gift();
    const sent = {
      ...{ amount: "100.000", payer_name: "Siti Maryam", payer_phone: "0812-0000-0000", method: "bsi" },
      ...{ source_bank, source_account, transfer_date, proof_file, kunci: "kunci-polos-1", ...fields },
    } as Fields;
    return sendForm<Given>(api, "POST", `/bayar-donasi/${slug}/transfer`, sent, headers);
  };

  it("creates one gift when the form is sent twice, and leads to the payment's page", async () => {
    const before = await count("donation");
    const [first, second] = [await plain({}), await plain({})];
    expect(first.status).toBe(303);
    expect(first.headers.location).toMatch(/^\/pembayaran\/[\w-]+$/);
    expect(second.headers.location).toBe(first.headers.location);
    expect(await count("donation")).toBe(before + 1);
  });

  it("follows the same rules, and is accepted from the app's own pages only", async () => {
    const before = await count("donation");
    expect((await plain({ kunci: "kunci-polos-2", amount: "999" })).body.errors).toEqual({
      amount: ["Donasi minimal Rp. 1.000."],
    });
    expect((await plain({ kunci: "kunci-polos-3", source_bank: "" })).body.errors).toHaveProperty(
      "source_bank",
    );
    const large = file(Buffer.alloc(3_000_000));
    expect((await plain({ kunci: "kunci-polos-4", proof_file: large })).body.errors).toEqual({
      proof_file: ["Ukuran file terlalu besar. Maksimal 2MB."],
    });
    expect((await plain({}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(await count("donation")).toBe(before);
  });

  it("creates one gift also by QRIS, whose form has no key before its first answer", async () => {
    await aQris(api.database);
    const typed = {
      amount: "88.000",
      payer_name: "Tanpa Skrip",
      payer_phone: "0812-8888-0000",
      method: "qris",
    };
    const sent = (more: Record<string, string> = {}) =>
      api.app.inject({
        method: "POST",
        url: `/bayar-donasi/${slug}`,
        headers: { ...VISITOR, ...SAME_SITE, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ ...typed, ...more }).toString(),
      });
    const before = await count("donation");
    // The first answer shows the form again for review, now with an idempotency key.
    await Promise.all([sent(), sent()]);
    expect(await count("donation")).toBe(before);
    const kunci = crypto.randomUUID();
    const answers = await Promise.all([sent({ kunci }), sent({ kunci }), sent({ kunci })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await count("donation")).toBe(before + 1);
    // Another amount with the same key is asked about again, not treated as a repeat.
    expect((await sent({ kunci, amount: "99.000" })).statusCode).not.toBe(303);
    expect(await count("donation")).toBe(before + 1);
  });
});

it("refuses less than the smallest gift, not counting the category's digits, by transfer and online", async () => {
  const least = 1000 + CATEGORY_ADD_ON.sosial;
  const refused = { amount: ["Donasi minimal Rp. 1.000."] };
  const answer = await give({ amount: String(least - 1) });
  expect([answer.status, answer.body.errors]).toEqual([400, refused]);
  expect((await give({ amount: String(least) })).status).toBe(201);
  const online = (amount: number) =>
    send<{ errors: object }>(api, "POST", "/api/payments/generate-donation-midtrans-token/", {
      amount,
      donorName: "Rina",
      donorPhone: "081200000000",
      campaignSlug: slug,
    });
  expect((await online(least - 1)).body.errors).toEqual(refused);
  expect((await online(least)).body.errors).toBeUndefined();
});
