import type { OnlinePayment } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningSimulator } from "../../../simulators/midtrans/own-port.ts";
import { NOTIFICATION_PATH } from "../payments/routes.ts";
import { aCampaign, aCourse, aProduct } from "../testing/builders.ts";
import { aBuyer } from "../testing/buyer.ts";
import { bearer, send, VISITOR } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { copyOf, type TestApp } from "../testing/test-app.ts";
import { aWaitingGift } from "../testing/transfers.ts";
import { appWithProvider } from "../testing/with-provider.ts";

// Two instances of the app on one database. Both cache for an hour: only notifications invalidate.
let one: TestApp;
let other: TestApp;
let provider: RunningSimulator;
let treasurer: Record<string, string>;
const letters: object[] = [];

beforeAll(async () => {
  const post = async ({ body }: { body: string }) => {
    letters.push(JSON.parse(body));
    return { status: 200 };
  };
  const settings = { WEB: "on", CONTENT_CACHE_SECONDS: "3600" };
  ({ api: one, provider } = await appWithProvider({ post }, settings));
  other = await copyOf(one);
  treasurer = bearer(await aStaffMember(one, "bendahara"));
});

const pageOf = async ({ app }: TestApp, path: string) => (await app.inject(path)).body;
const asTreasurer = (path: string, body: object) => send(one, "POST", `/api/admin/${path}/`, body, treasurer);
const upkeep = async ({ app, database }: TestApp) => {
  await database.pool.query("update payment_attempt set asked_at = now() - interval '2 days'");
  await app.payments.keepUp();
};
async function deliver() {
  for (const letter of letters.splice(0)) await send(one, "POST", NOTIFICATION_PATH, letter, {});
  await one.app.payments.finishBackground();
}

/** Every unsafe call waits for the notifications of earlier changes. */
const catchUp = (app: TestApp) => send(app, "POST", NOTIFICATION_PATH, {}, {});

/** In a burst of changes a slow machine serves a page that took long to render for up to thirty seconds more. */
const WITH_THE_BURST = { timeout: 45_000, interval: 200 };

/** The instance that handled the change shows it at once, the other one after its notification. */
async function showsEverywhere(paths: string[], text: RegExp, { shown = true, atOnce = true } = {}) {
  if (!atOnce) await catchUp(one);
  await catchUp(other);
  for (const app of [one, other])
    for (const path of paths)
      await expect
        .poll(async () => text.test(await pageOf(app, path)), {
          ...WITH_THE_BURST,
          message: `${path} shows ${text}`,
        })
        .toBe(shown);
}

describe("a campaign", () => {
  let campaign: { id: number; slug: string };
  let paths: string[];
  beforeEach(async () => {
    campaign = await aCampaign(one.database, { is_featured: true, target_amount: 1_000_000 });
    paths = ["/", "/charity", `/kampanye/${campaign.slug}`, "/api/campaigns/"];
    paths.push(`/api/campaigns/${campaign.slug}/`, `/api/donations/campaign/${campaign.slug}/donations/`);
    letters.length = 0;
  });

  const onlineGift = async (amount: number) => {
    const body = { amount, donorName: "Siti", donorPhone: "081200000000", campaignSlug: campaign.slug };
    const path = "/api/payments/generate-donation-midtrans-token/";
    return (await send<OnlinePayment>(one, "POST", path, body, VISITOR)).body;
  };
  const pay = async ({ token }: OnlinePayment) => {
    const { transaction } = provider.bank.charge(token, "success");
    await provider.notifier.idle();
    return transaction?.transactionId ?? "";
  };

  it("is cached by both instances until a change is announced", async () => {
    await showsEverywhere(paths, /Judul diam-diam/, { shown: false, atOnce: false });
    await one.database.pool.query(`begin; set local session_replication_role = replica;
      update campaign set title = 'Judul diam-diam' where id = ${campaign.id}; commit`);
    await showsEverywhere(paths, /Judul diam-diam/, { shown: false });
  });

  it("is renewed after a webhook and after refunds", async () => {
    const gift = await onlineGift(123_451);
    await showsEverywhere(paths, /123\.?451/, { shown: false, atOnce: false });
    const paid = await pay(gift);
    await deliver();
    await showsEverywhere(paths, /123\.?451/, { atOnce: false });

    provider.bank.refund(paid, { refundKey: "1", amount: 23_000, reason: "sebagian" });
    await provider.notifier.idle();
    await deliver();
    await showsEverywhere(paths, /100\.?451/, { atOnce: false });

    provider.bank.refund(paid, { refundKey: "2", amount: undefined, reason: "sisanya" });
    await provider.notifier.idle();
    await deliver();
    await showsEverywhere(paths, /100\.?451/, { shown: false, atOnce: false });
  });

  it("is renewed after the provider's status answer", async () => {
    const gift = await onlineGift(123_452);
    await showsEverywhere(paths, /123\.?452/, { shown: false, atOnce: false });
    await pay(gift);
    const claim = { transactionId: gift.order_id, status: "verified" };
    await send(one, "POST", "/api/payments/update-payment-status/", claim, VISITOR);
    await showsEverywhere(paths, /123\.?452/);
  });

  it("is renewed after the upkeep of another instance", async () => {
    const gift = await onlineGift(123_453);
    await showsEverywhere(paths, /123\.?453/, { shown: false, atOnce: false });
    await pay(gift);
    await upkeep(other);
    await showsEverywhere(paths, /123\.?453/, { atOnce: false });
  });

  it("is renewed after a treasurer's decision", async () => {
    const { reference } = await aWaitingGift(one.database, campaign.id, { amount: 123_454 });
    await showsEverywhere(paths, /123\.?454/, { shown: false, atOnce: false });
    expect((await asTreasurer(`payments/${reference}/approve`, { confirm: true })).status).toBe(200);
    await showsEverywhere(paths, /123\.?454/);
  });

  it("is renewed after a bank statement", async () => {
    const { reference } = await aWaitingGift(one.database, campaign.id, { amount: 123_455 });
    await showsEverywhere(paths, /123\.?455/, { shown: false, atOnce: false });
    const mapping = { day: "Tanggal", amount: "Kredit", description: "Uraian" };
    const csv = "Tanggal;Uraian;Kredit\n14/11/2026;TRF;123455";
    await asTreasurer("statements", { bank: "bsi", mapping, csv });
    const { rows } = await one.database.pool.query("select id from statement_line where amount = 123455");
    const money = { lines: [rows[0].id], unclaimed: 123_455, references: [reference] };
    expect((await asTreasurer("statements/assign", money)).status).toBe(200);
    await showsEverywhere(paths, /123\.?455/);
  });
});

describe("a product", () => {
  it("shows the remaining stock after an order and after a cancellation", async () => {
    const product = await aProduct(one.database, { is_featured: true, stock: 71 });
    const paths = ["/", "/sinergy", `/produk/${product.slug}`];
    await showsEverywhere(paths, /Stok(<!-- -->)? 71/, { atOnce: false });
    const buyer = await aBuyer(one);
    await buyer.add(product.id, 3);
    const { order_number } = (await buyer.order()).body;
    await showsEverywhere(paths, /Stok(<!-- -->)? 68/);
    await asTreasurer(`payments/${order_number}/reject`, { reason: "bukti buram" });
    await showsEverywhere(paths, /Stok(<!-- -->)? 71/);

    await buyer.add(product.id, 5);
    await buyer.token();
    await showsEverywhere(paths, /Stok(<!-- -->)? 66/);
    await one.database.pool.query("update payment set expires_at = now() where expires_at is not null");
    await upkeep(other);
    await showsEverywhere(paths, /Stok(<!-- -->)? 71/, { atOnce: false });
  });
});

describe("a course", () => {
  it("names its student once the payment is approved", async () => {
    const course = await aCourse(one.database, { price: 90_000 });
    const paths = [`/kelas/${course.slug}`, `/api/courses/${course.slug}/`];
    const buyer = await aBuyer(one);
    await one.database.kysely
      .updateTable("member")
      .set({ full_name: "Murid Baru" })
      .where("id", "=", buyer.id)
      .execute();
    await buyer.call("POST", "/api/courses/enrollments/", { course: course.id });
    const fields = { amount: 90_000, user_name: "Murid", course_id: course.id };
    const { body } = await buyer.form<{ order_id: string }>(
      `/api/courses/${course.slug}/payment-confirmation/`,
      fields,
    );
    await showsEverywhere(paths, /Murid Baru/, { shown: false, atOnce: false });
    expect((await asTreasurer(`payments/${body.order_id}/approve`, { confirm: true })).status).toBe(200);
    await showsEverywhere(paths, /Murid Baru/);
  });
});
