import type { PaymentFile } from "@barakah/contract";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { bandsOf, lookOf } from "../../platform/files/perceptual-hash.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, sendForm } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let slug: string;
let treasurer: { access: string };
beforeAll(async () => {
  api = await testApp();
  slug = (await aCampaign(api.database)).slug;
  treasurer = await aStaffMember(api, "bendahara");
});

/** Bars of chosen widths: as unlike as two receipts that were laid out differently. */
function receipt(widths: number[]) {
  const bars = widths.map(
    (width, row) =>
      `<rect x="${20 + ((row * 70) % 200)}" y="${40 + row * 90}" width="${width}" height="60"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="900"><rect width="480" height="900" fill="#fff"/>${bars.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

async function give(proof_file: Buffer): Promise<string> {
  const fields = { amount: "50000", donor_name: "Siti", donor_phone: "081200000001", payment_method: "bsi" };
  const transfer = { source_bank: "BCA", source_account: "123", transfer_date: "2026-11-14", proof_file };
  const { status, body } = await sendForm<{ order_id: string }>(
    api,
    "POST",
    `/api/donations/${slug}/create-donation/`,
    { ...fields, ...transfer },
  );
  expect(status).toBe(201);
  return body.order_id;
}

async function proofOf(reference: string) {
  const url = `/api/admin/payments/${reference}/`;
  const { body } = await api.get<PaymentFile>(url, bearer(treasurer));
  const [claim] = body.claims;
  return { same: claim?.same_proof, similar: claim?.similar_proof };
}

it("warns of a proof that was sent before as another file: a byte added, compressed anew, made smaller", async () => {
  const original = await receipt([400, 120, 300, 60, 380, 200, 90, 250]);
  const first = await give(original);
  expect(await proofOf(first)).toEqual({ same: [], similar: [] });
  const others = [
    Buffer.concat([original, Buffer.from([0])]),
    await sharp(original).jpeg({ quality: 45 }).toBuffer(),
    await sharp(original).resize(240).png().toBuffer(),
  ];
  for (const other of others) {
    const { same, similar } = await proofOf(await give(other));
    expect([same, similar?.includes(first)]).toEqual([[], true]);
  }
  const again = await give(original);
  expect((await proofOf(again)).same).toEqual([first]);
});

it("does not call receipts with other lines similar, nor blank pictures", async () => {
  await give(await receipt([400, 120, 300, 60, 380, 200, 90, 250]));
  const unlike = await give(await receipt([60, 380, 90, 400, 100, 310, 220, 50]));
  expect((await proofOf(unlike)).similar).toEqual([]);
  const blank = await lookOf(await receipt([]));
  expect([blank, bandsOf(blank)]).toEqual(["0".repeat(256), []]);
});
