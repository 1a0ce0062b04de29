import type { PaidFor } from "@barakah/contract";
import type { Account } from "../../ledger/index.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment, PaymentKind } from "../queries/payments.ts";
import type { GivenFor } from "../queries/receipt-columns.ts";
import type { Share } from "../queries/shares.ts";
import { NAMELESS, NO_MARK, type ReadIssuer, type ReadMark } from "./issuer.ts";

export interface Paid {
  /** 'Donasi untuk Sumur Desa': begins a sentence. */
  name: string;
  /** 'Donasimu sudah kami terima: Sumur Desa', if `name` with 'sudah kami terima' would not read well. */
  came?: string;
  /** Where in the app it is. */
  link: string;
  /** What happens now that it is paid. */
  next: string;
}

/** An item of an online payment; together they are the amount. */
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

/** What can be refunded by itself, and what is left of it. */
export interface Part {
  name: string;
  left: readonly Share[];
  /** Accounts whose shares staff no longer refund, such as shipping. The provider still can. */
  keeps: readonly Account[];
}

/** The refunded amount, the shares that it was taken from, and the ledger's event. */
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
 * What a payment means to the feature that sells. Payments itself knows no donation, order or enrolment: each of them registers
 * here, and everything runs in the payment's own transaction, so that money and goods can never disagree.
 */
export interface Seller {
  readonly kind: PaymentKind;
  /** The prefix of its references. */
  readonly prefix: Uppercase<string>;
  about(tx: Tx, payment: Payment): Promise<Paid>;
  shown(reader: Reader, payment: Payment): Promise<PaidFor>;
  /** Items for the provider, if online payment is possible. */
  items?(reader: Reader, payment: Payment): Promise<Item[]>;
  /** What its receipts name, for many payments at once. Only for gifts. */
  given?(reader: Reader, payments: readonly string[]): Promise<Given[]>;
  /** A proof was sent, or its money was seen, as `words` say. */
  proofSent?(tx: Tx, payment: Payment, words?: string): Promise<void>;
  verified(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** Part or all of a verified payment was refunded. */
  refunded(tx: Tx, payment: Payment, refund: Refund, decision: Decision): Promise<void>;
  /** A refund was withdrawn; `whole`: all of it had been refunded. `event`: how it was taken. */
  restored(
    tx: Tx,
    payment: Payment,
    amount: number,
    decision: Decision,
    whole: boolean,
    event: string,
  ): Promise<void>;
  /** Its parts, where refunds may be for one of them. `lock`: they stay as they are until the end of the transaction. */
  parts?(reader: Reader, payment: Payment, lock: boolean): Promise<readonly Part[]>;
  /** Its verification was reversed: it is pending again. */
  reversed(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** What was sold is with the buyer, so that a verified payment cannot wait again: `reversed` would refuse. */
  delivered?(reader: Reader, payment: Payment): Promise<boolean>;
  /** Another amount is accepted before verification. Not for prices. */
  amountChanged?(tx: Tx, payment: Payment): Promise<void>;
  /** Rejected, expired or cancelled: releases what it held. */
  closed(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** A rejected payment is pending again. Reserves again what was released, or refuses. */
  reopened(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
}

export class Sellers {
  readonly #byKind = new Map<PaymentKind, Seller>();
  readonly issuer: ReadIssuer;
  readonly mark: ReadMark;

  constructor(issuer: ReadIssuer = NAMELESS, mark: ReadMark = NO_MARK) {
    this.issuer = issuer;
    this.mark = mark;
  }

  register(seller: Seller) {
    if (this.#byKind.has(seller.kind)) throw new Error(`${seller.kind} has a seller already`);
    this.#byKind.set(seller.kind, seller);
  }

  of(payment: Payment): Seller {
    const seller = this.#byKind.get(payment.kind);
    if (!seller) throw new Error(`nobody sells ${payment.kind}`);
    return seller;
  }

  ofGifts(): (Seller & Required<Pick<Seller, "given">>)[] {
    return [...this.#byKind.values()].filter(
      (seller): seller is Seller & Required<Pick<Seller, "given">> => seller.given !== undefined,
    );
  }
}
