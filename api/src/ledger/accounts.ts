import type { AmilSource } from "@barakah/contract";

declare const named: unique symbol;

/** The name of an account in the ledger. Only the constructors here make one: a name typed by hand does not compile. */
export type Account = string & { readonly [named]: true };

const account = (name: string) => name as Account;

/** Ours at a bank, by the code of the receiving account. */
export const bank = (code: string): Account => account(`bank:${code}`);
/** Cash in a box of ours, by its code. */
export const cash = (code: string): Account => account(`cash:${code}`);
/** What people paid by a QRIS of ours and its acquirer has not paid into a bank yet, by the code of the receiving account. */
export const qris = (code: string): Account => account(code.replace(/^qris-/, "qris:"));
/** What a provider of online payments holds for us. */
export const provider = (name: string): Account => account(`provider:${name}`);
/** What was given to a campaign and not paid out yet. */
export const campaign = (id: number): Account => account(`campaign:${id}`);
/** What was given to a fund that is no campaign, by its code. */
export const fund = (code: string): Account => account(`fund:${code}`);
/** What those who run it all may use, by what it was taken from. */
export const amil = (source: AmilSource): Account => account(`amil:${source}`);
/** The account of a fund by a name that was checked: one that the contract let in, or that stands in a table. */
export const namedAccount = (name: string): Account => account(name);
/** Interest and fines: never ours, and only for public use. */
export const nonhalal = (): Account => account("nonhalal");
export const sales = (): Account => account("sales");
/** What buyers paid for sending, until couriers are paid from it. */
export const shipping = (): Account => account("shipping");
export const tuition = (): Account => account("tuition");
/** What payers have with us in their own names: parts, surpluses, refunds to be paid out. Each entry names its payment. */
export const payers = (): Account => account("payers");
/** What lacked of a payment and was forgiven, or was lost with one. */
export const writtenOff = (): Account => account("writeoff");
/** Money whose owner is not known. */
export const unidentified = (): Account => account("unidentified");
/** What was taken off prices so that a payment could be told from others. */
export const discount = (): Account => account("discount");
/** What acquirers keep of what was paid by QRIS (merchant discount rate). */
export const acquirerFees = (): Account => account("expense:mdr");
/** What banks take for their services. */
export const bankCharges = (): Account => account("expense:bank");

const CODE_MOST = 40;

/** What the ledger calls a fund or a cash box for ever, whatever staff name it later. */
export const codeFrom = (name: string, otherwise: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, CODE_MOST)
    .replace(/^-+|-+$/g, "") || otherwise;
