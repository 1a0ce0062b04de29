/** What the forms of a purchase contain before anything is typed. */

import type { PurchaseMethod } from "./methods.ts";

/** The payer. A giver without a name is called `UNKNOWN_GIVER`. */
export const PAYER_FORM = { payer_name: "", payer_phone: "", payer_email: "" };
export type Payer = typeof PAYER_FORM;

/** How it is paid; empty until a method is chosen. */
export const METHOD_FORM: { method: PurchaseMethod | "" } = { method: "" };

/** What a payer enters about a bank transfer; the proof is a file beside it. */
export const TRANSFER_FORM = { source_bank: "", source_account: "", account_name: "", transfer_date: "" };
