import { type FundTransfer, getFunds, type ResponseOf } from "@barakah/contract";
import { type Account, balanceOf, campaign } from "../../ledger/index.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

export let api: TestApp;
export let one: Record<string, string>;
/** The treasurer who decides about the first one's proposals. */
export let other: Record<string, string>;

export async function beginScene() {
  api = await testApp();
  one = bearer(await aStaffMember(api, "bendahara"));
  other = bearer(await aStaffMember(api, "bendahara", "administrator"));
}

export type Refused = { code: string; detail: string; amount?: number };
export const call = <T>(who: Record<string, string>, path: string, body: object = {}) =>
  send<T & Refused>(api, "POST", `/api/admin/${path}/`, body, who);
export const held = async (account: Account) => 0 - (await balanceOf(api.database.kysely, account));

/** A campaign that collected something, verified by a treasurer. */
export async function collected(amount: number, given: Parameters<typeof aCampaign>[1] = {}) {
  const made = await aCampaign(api.database, given);
  const { reference } = await aWaitingGift(api.database, made.id, { amount });
  await call(one, `payments/${reference}/approve`, { confirm: true });
  return campaign(made.id);
}
export const numberOf = (account: Account) => Number(account.split(":")[1]);

export const ask = (from_account: string, to_account: string, amount: number, who = one) =>
  call<FundTransfer>(who, "fund-transfers", { from_account, to_account, amount, reason: "Program selesai." });
export const approve = (id?: number, who = other) => call(who, `fund-transfers/${id}/approve`);
export const payout = (change: object) =>
  call<{ id: number }>(one, "payouts", {
    ...{ bank: "bsi", paid_on: "2026-11-10", title: "Paket sembako" },
    ...change,
  });
export const refusalOf = async (answer: Promise<{ body: Refused }>) => (await answer).body.code;

type Funds = ResponseOf<typeof getFunds>;
export const funds = async () => (await api.get<Funds>(getFunds.path, one)).body;
export async function limitOf(name: string) {
  const found = (await funds()).limits.find((limit) => limit.name === name);
  if (!found) throw new Error(`no limit ${name}`);
  return found;
}
