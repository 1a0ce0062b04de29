import type { QueuedPayment } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign } from "../../testing/builders.ts";
import { picture, TRANSFER } from "../../testing/buyer.ts";
import { aBrowser, bearer, sendForm } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let treasurer: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  treasurer = bearer(await aStaffMember(api, "bendahara"));
});

const GIFT = { amount: "50100", donor_name: "Donatur", donor_phone: "081200000009", donor_email: "" };
const PURCHASE = {
  ...{ kind: "donation", amount: "50100", method: "bsi" },
  ...{ payer_name: "Donatur", payer_phone: "081200000009", payer_email: "" },
};
const give = async (slug: string, headers: Record<string, string>) =>
  sendForm<{ order_id: string; code: string; detail: string }>(
    api,
    "POST",
    `/api/donations/${slug}/create-donation/`,
    {
      ...TRANSFER,
      ...GIFT,
      proof_file: await picture,
    },
    headers,
  );
const queue = async (more: string) =>
  (
    await api.get<QueuedPayment[]>(
      `/api/admin/payments/?status=pending&has_proof=true&oldest=true&limit=100${more}`,
      treasurer,
    )
  ).body.length;

it("lets the proofs of a browser that never had one verified wait apart when there are many", async () => {
  const { slug } = await aCampaign(api.database, { category: "sosial" });
  const [one, honest] = [await aBrowser(api), await aBrowser(api)];
  const given = [];
  for (let nth = 0; nth < 12; nth++) given.push(await give(slug, one));
  expect(given.filter(({ status }) => status !== 201)).toEqual([]);
  await give(slug, honest);
  expect([await queue(""), await queue("&apart=true")]).toEqual([6, 7]);
  // One that is verified brings the others back.
  const keeper = await aBookkeeper(api);
  const { rows } = await api.database.pool.query(
    "select reference, amount::int from payment where apart order by created_at limit 1",
  );
  await keeper.approve(rows[0].reference, {
    lines: [await keeper.line(rows[0].amount)],
    unclaimed: rows[0].amount,
  });
  expect([await queue(""), await queue("&apart=true")]).toEqual([12, 0]);
});

it("counts proofs that follow their payment the same, and none that is sent to another's payment", async () => {
  const { slug } = await aCampaign(api.database, { category: "sosial" });
  const [one, honest] = [await aBrowser(api), await aBrowser(api)];
  const before = [await queue(""), await queue("&apart=true")];
  const open = async (headers: Record<string, string>) => {
    const gift = { ...PURCHASE, slug };
    const { body } = await sendForm<{ page: string }>(api, "POST", "/api/payments/purchase/", gift, headers);
    return body.page;
  };
  const prove = async (page: string, headers: Record<string, string>, day = "15") => {
    const path = `/api/payments/page/${page.split("/").at(-1)}/proof/`;
    const sent = { ...TRANSFER, transfer_date: `2026-11-${day}`, proof_file: await picture };
    return (await sendForm(api, "POST", path, sent, headers)).status;
  };
  const theirs = await open(honest);
  // A clearer picture of the same payment does not make it two.
  for (const day of ["12", "13", "14"]) expect(await prove(theirs, honest, day)).toBe(200);
  for (let nth = 0; nth < 8; nth++) expect(await prove(await open(one), one)).toBe(200);
  expect(await prove(theirs, one)).toBe(200);
  const now = [await queue(""), await queue("&apart=true")];
  expect(now.map((count, place) => count - (before[place] ?? 0))).toEqual([1 + 5, 3]);
});

it("stores nothing if the disk is nearly full, and says so", async () => {
  const full = await testApp({ DISK_LEAST_MEGABYTES: "100000000" });
  const { slug } = await aCampaign(full.database, { category: "sosial" });
  const path = `/api/donations/${slug}/create-donation/`;
  const proof = await sendForm<{ code: string; detail: string }>(full, "POST", path, {
    ...{ ...TRANSFER, ...GIFT, proof_file: await picture },
  });
  expect(proof).toMatchObject({ status: 507, body: { code: "disk_full" } });
  const { rows } = await full.database.pool.query("select from payment");
  expect(rows).toHaveLength(0);
  // Neither pictures of the catalogue, nor videos.
  const editor = bearer(await aStaffMember(full, "editor"));
  const shown = await sendForm(full, "POST", "/api/admin/pictures/", { picture: await picture }, editor);
  expect(shown).toMatchObject({ status: 507, body: { code: "disk_full" } });
  const { statusCode } = await full.app.inject({
    ...{ method: "POST", url: "/api/admin/videos/", payload: Buffer.alloc(64) },
    headers: { ...editor, "content-type": "video/mp4" },
  });
  expect(statusCode).toBe(507);
});
