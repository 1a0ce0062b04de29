import type { AmilSource } from "@barakah/contract";

declare const named: unique symbol;

/** The name of a ledger account. Branded: only the constructors here make one. */
export type Account = string & { readonly [named]: true };

const account = (name: string) => name as Account;

/** Our account at a bank, by its code. */
export const bank = (code: string): Account => account(`bank:${code}`);
/** A cash box, by its code. */
export const cash = (code: string): Account => account(`cash:${code}`);
/** Money paid by QRIS that the acquirer has not settled yet, by the code of the receiving account. */
export const qris = (code: string): Account => account(code.replace(/^qris-/, "qris:"));
/** Money that a provider of online payments holds for us. */
export const provider = (name: string): Account => account(`provider:${name}`);
/** Money given to a campaign and not paid out yet. */
export const campaign = (id: number): Account => account(`campaign:${id}`);
/** Money given to a fund that is not a campaign, by the fund's code. */
export const fund = (code: string): Account => account(`fund:${code}`);
/** The amil's share, available for operations, by its source. */
export const amil = (source: AmilSource): Account => account(`amil:${source}`);
/** A fund's account by a validated name: checked by the contract, or read from a table. */
export const namedAccount = (name: string): Account => account(name);
/** Interest and fines: not our money, for public use only. */
export const nonhalal = (): Account => account("nonhalal");
export const sales = (): Account => account("sales");
/** Shipping paid by buyers, until couriers are paid from it. */
export const shipping = (): Account => account("shipping");
/** The price of a store's goods that are under way: not ours, and not the seller's yet. */
export const heldFor = (storeId: number): Account => account(`hold:store-${storeId}`);
/** What a store may have paid out. */
export const storeBalance = (id: number): Account => account(`store:${id}`);
/** The community's commission on what stores sell (wakalah bil ujrah). */
export const ujrah = (): Account => account("ujrah");
export const tuition = (): Account => account("tuition");
/** Paid for tickets of an event, less what its campaign gets. */
export const event = (id: number): Account => account(`event:${id}`);
/** Owed to payers: part payments, surpluses, refunds to be transferred. Each entry names its payment. */
export const payers = (): Account => account("payers");
/** Missing amounts that were waived or lost. */
export const writtenOff = (): Account => account("writeoff");
/** Money whose owner is not known. */
export const unidentified = (): Account => account("unidentified");
/** Deducted from prices to make a payment identifiable. */
export const discount = (): Account => account("discount");
/** The acquirer's fee on QRIS payments (merchant discount rate). */
export const acquirerFees = (): Account => account("expense:mdr");
/** Fees charged by banks. */
export const bankCharges = (): Account => account("expense:bank");

const CODE_MOST = 40;

/** A permanent code for a fund or cash box, even if staff rename it. */
export const codeFrom = (name: string, otherwise: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, CODE_MOST)
    .replace(/^-+|-+$/g, "") || otherwise;
