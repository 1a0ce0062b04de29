import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { aCampaign } from "../testing/builders.ts";
import { VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
});

async function give({ app }: TestApp, slug: string, given: { address: string; phone: string }) {
  const form = new FormData();
  const texts = { amount: "50000", donor_name: "Siti", donor_phone: given.phone, payment_method: "bsi" };
  const transfer = { source_bank: "BCA", source_account: "123", transfer_date: "2026-11-15" };
  for (const [name, value] of Object.entries({ ...texts, ...transfer })) form.set(name, value);
  form.set("proof_file", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "bukti.jpg");
  const sent = new Request("http://form.invalid", { method: "POST", body: form });
  const headers = { ...VISITOR, "content-type": sent.headers.get("content-type") ?? "" };
  const url = `/api/donations/${slug}/create-donation/`;
  const payload = Buffer.from(await sent.arrayBuffer());
  return app.inject({ method: "POST", url, remoteAddress: given.address, headers, payload });
}

/** How many of ten gifts were accepted; donors differ by address and phone. */
async function ofTen(api: TestApp, slug: string, who: (n: number) => { address: string; phone: string }) {
  const answers = [];
  for (let n = 0; n < 10; n++) answers.push(await give(api, slug, who(n)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(answers.every(({ statusCode }) => [201, 429].includes(statusCode))).toBe(true);
  return 10 - refused.length;
}

it("limits gifts by address, by phone and by campaign, and keeps nothing of those beyond", async () => {
  const api = await testApp({
    PAYMENTS_PER_ADDRESS_AND_MINUTE: "6",
    PAYMENTS_PER_PHONE_AND_HOUR: "3",
    GIFTS_PER_CAMPAIGN_AND_MINUTE: "8",
  });
  const slugs = [];
  for (let n = 0; n < 3; n++) slugs.push((await aCampaign(api.database)).slug);
  const [one = "", two = "", three = ""] = slugs;
  expect(await ofTen(api, one, (n) => ({ address: "192.0.2.1", phone: `08120000000${n}` }))).toBe(6);
  expect(await ofTen(api, two, (n) => ({ address: `192.0.2.${10 + n}`, phone: "+62 812-9999" }))).toBe(3);
  expect(await ofTen(api, three, (n) => ({ address: `192.0.2.${30 + n}`, phone: `08130000000${n}` }))).toBe(
    8,
  );
  const proofs = await readdir(join(api.config.dataDirectory, "uploads/private/proof"));
  expect(proofs).toHaveLength(6 + 3 + 8);
});
