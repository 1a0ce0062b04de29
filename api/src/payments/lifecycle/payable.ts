import type { PaidFor } from "@barakah/contract";
import type { Account } from "../../ledger/index.ts";
import type { GivenFor } from "../../platform/database/columns.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment, PaymentKind } from "../queries/payments.ts";
import type { Share } from "../queries/shares.ts";
import { NAMELESS, NO_LOGO, type ReadIssuer, type ReadLogo } from "./issuer.ts";

/** Texts for notifications about a payment. */
export interface PaymentTexts {
  /** 'Donasi untuk Sumur Desa': begins a sentence. */
  name: string;
  /** The whole sentence, if '{name} sudah kami terima' would read badly. */
  receivedSentence?: string;
  /** The path of the donation, order or course in the app. */
  link: string;
  /** What happens after the payment. */
  next: string;
}

/** An item of an online payment. Prices times quantities add up to the payment's amount. */
export interface Item {
  id: string;
  name: string;
  price: number;
  quantity: number;
}

/** A share of one part of a purchase, such as one of several orders. */
export interface PartShare extends Share {
  part?: string | undefined;
}

/** A part of a purchase that can be refunded separately, and the shares not yet refunded. */
export interface Part {
  name: string;
  left: readonly Share[];
  /** Accounts whose shares staff can no longer refund, such as shipping. A refund by the provider may still take them. */
  notRefundable: readonly Account[];
}

/** The refunded amount, the shares that it was taken from, and the event of its ledger entry. */
export interface Refund {
  amount: number;
  from: readonly PartShare[];
  event: string;
}

export interface Given extends GivenFor {
  payment_id: string;
  /** For cash that is recorded later: the day it was received. */
  received_on?: string | null;
}

/**
 * What a payment is for: a donation, order, enrolment, registration or zakat. Its feature registers one for each kind, because
 * `payments` knows none of them. All methods run in the payment's transaction, so that money and goods always agree.
 */
export interface Payable {
  readonly kind: PaymentKind;
  /** The prefix of its references. */
  readonly prefix: Uppercase<string>;
  /** Texts for notifications. */
  about(tx: Tx, payment: Payment): Promise<PaymentTexts>;
  /** What the payment page shows. */
  shown(reader: Reader, payment: Payment): Promise<PaidFor>;
  /** Items for the provider, if online payment is possible. */
  items?(reader: Reader, payment: Payment): Promise<Item[]>;
  /** What the receipts of these payments name. Only for gifts. */
  given?(reader: Reader, payments: readonly string[]): Promise<Given[]>;
  /** A proof was sent, or a bank line was found. `words`: the text for the history. */
  proofSent?(tx: Tx, payment: Payment, words?: string): Promise<void>;
  verified(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** Part or all of a verified payment was refunded. */
  refunded(tx: Tx, payment: Payment, refund: Refund, decision: Decision): Promise<void>;
  /** A refund was withdrawn. `whole`: all of it had been refunded. `event`: the ledger event of that refund. */
  restored(
    tx: Tx,
    payment: Payment,
    amount: number,
    decision: Decision,
    whole: boolean,
    event: string,
  ): Promise<void>;
  /** Only if parts can be refunded separately. `lock`: lock their rows until the end of the transaction. */
  parts?(reader: Reader, payment: Payment, lock: boolean): Promise<readonly Part[]>;
  /** The verification was reversed: the payment is pending again. */
  reversed(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** True once the goods are delivered. Then the verification cannot be reversed. */
  delivered?(reader: Reader, payment: Payment): Promise<boolean>;
  /** Another amount was accepted before verification. Not implemented where the price is fixed. */
  amountChanged?(tx: Tx, payment: Payment): Promise<void>;
  /** Rejected, expired or cancelled: releases what was reserved. */
  closed(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** A rejected payment is pending again. Reserves again what was released, or refuses. */
  reopened(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
}

export class Payables {
  readonly #byKind = new Map<PaymentKind, Payable>();
  readonly issuer: ReadIssuer;
  readonly logo: ReadLogo;

  constructor(issuer: ReadIssuer = NAMELESS, logo: ReadLogo = NO_LOGO) {
    this.issuer = issuer;
    this.logo = logo;
  }

  register(payable: Payable) {
    if (this.#byKind.has(payable.kind))
      throw new Error(`a payable for "${payable.kind}" is already registered`);
    this.#byKind.set(payable.kind, payable);
  }

  of(payment: Payment): Payable {
    const payable = this.#byKind.get(payment.kind);
    if (!payable) throw new Error(`no payable registered for "${payment.kind}"`);
    return payable;
  }

  ofGifts(): (Payable & Required<Pick<Payable, "given">>)[] {
    return [...this.#byKind.values()].filter(
      (payable): payable is Payable & Required<Pick<Payable, "given">> => payable.given !== undefined,
    );
  }
}
