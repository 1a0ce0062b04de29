import type { MoneyNotice } from "@barakah/contract";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aDevice, aQris, type Phone, type Quote, quote } from "../../testing/qris.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

export let api: TestApp;
export let slug: string;
export let campaignId: number;
export let phone: Phone;
let staff: Record<string, string>;
let base: number;

/** A QRIS for campaigns, the phone that reports its money, and a treasurer. */
export async function beginScene() {
  // Test files share a worker. If amounts were counted on from the last file, one could equal a price that a test expects to
  // be unique.
  base = 20_000;
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "100000" });
  await aQris(api.database);
  ({ slug, id: campaignId } = await aCampaign(api.database));
  phone = await aDevice(api.database, { name: "HP Bendahara" });
  staff = bearer(await aStaffMember(api, "bendahara"));
}

/** An amount that no other test uses, including its code. */
export function newBase() {
  base += 2_000;
  return base;
}

export const aQuote = async (): Promise<Quote> => (await quote(api, { slug, base_amount: newBase() })).body;
export const statusOf = async ({ reference }: Pick<Quote, "reference">) =>
  (await api.get<{ payment_status: string }>(`/api/check-payment-status/?order_id=${reference}`)).body
    .payment_status;
/** The notices as a treasurer sees them. */
export const read = async <T>(path: string) => (await api.get<T>(`/api/admin/${path}`, staff)).body;
export const notices = (state = "") => read<MoneyNotice[]>(`notices/${state && `?state=${state}`}`);
export const ownerless = async (sum: number) =>
  (await notices("ownerless")).find(({ amount }) => amount === sum);
export const endTime = async ({ reference }: Quote) => {
  await api.database.pool.query(
    "update payment set expires_at = now() where reference = $1 and expires_at is not null",
    [reference],
  );
  await api.app.payments.keepUp();
};
export const post = <T = { code: string; detail: string }>(path: string, body: object = {}, as = staff) =>
  send<T>(api, "POST", `/api/admin/${path}/`, body, as);
