import type { PaidFor } from "@barakah/contract";
import type { Account } from "../../ledger/index.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment, PaymentKind } from "../queries/payments.ts";
import type { GivenFor } from "../queries/receipt-columns.ts";
import type { Share } from "../queries/shares.ts";
import { NAMELESS, NO_MARK, type ReadIssuer, type ReadMark } from "./issuer.ts";

/** What was paid for, to tell its payer. */
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

/** One line of what is paid for online; together they are the amount. */
export interface Item {
  id: string;
  name: string;
  price: number;
  quantity: number;
}

/** What went back, and which of the payment's shares it was taken from. */
export interface Refund {
  amount: number;
  from: readonly Share[];
}

export interface Given extends GivenFor {
  payment_id: string;
  /** The day on which it was handed over, where that is written down later: cash. */
  received_on?: string | null;
}

/**
 * What a payment means to the feature that sells. Payments itself knows no donation, order or enrolment: each of them registers
 * here, and everything runs in the payment's own transaction, so that money and goods can never disagree.
 */
export interface Seller {
  readonly kind: PaymentKind;
  /** Begins the references of its payments. */
  readonly prefix: Uppercase<string>;
  about(tx: Tx, payment: Payment): Promise<Paid>;
  /** What the payment's page shows of it. */
  shown(reader: Reader, payment: Payment): Promise<PaidFor>;
  /** What the provider lists. Not where nobody can pay online. */
  items?(reader: Reader, payment: Payment): Promise<Item[]>;
  /** What its receipts say that was given for, of many payments at once. Only where payments are gifts: others have none. */
  given?(reader: Reader, payments: readonly string[]): Promise<Given[]>;
  /** Somebody sent a proof of the transfer, the first or a clearer one; or its money was seen, as `words` say. */
  proofSent?(tx: Tx, payment: Payment, words?: string): Promise<void>;
  verified(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** Part of a verified payment, or all of it, went back. */
  refunded(tx: Tx, payment: Payment, refund: Refund, decision: Decision): Promise<void>;
  /** What went back counts again, because it was not given back after all; `whole`: all of it had gone. */
  restored(tx: Tx, payment: Payment, amount: number, decision: Decision, whole: boolean): Promise<void>;
  /** The accounts whose shares nobody decides to give back any more, as what was spent on sending. The provider still can. */
  keeps?(reader: Reader, payment: Payment): Promise<readonly Account[]>;
  /** Its decision was taken back: it waits again, and nothing that followed from it holds any more. */
  reversed(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** What was sold is with the buyer, so that a verified payment cannot wait again: `reversed` would refuse. */
  delivered?(reader: Reader, payment: Payment): Promise<boolean>;
  /** Another sum than was meant is taken for it, before it is verified. Not where there is a price. */
  becomes?(tx: Tx, payment: Payment): Promise<void>;
  /** Rejected, expired or cancelled: what it held is free again. */
  closed(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
  /** A rejected payment waits again. What its ending gave back is taken anew, or it stays rejected. */
  reopened(tx: Tx, payment: Payment, decision: Decision): Promise<void>;
}

export class Sellers {
  readonly #byKind = new Map<PaymentKind, Seller>();
  /** In whose name receipts are issued. */
  readonly issuer: ReadIssuer;
  /** What stands at the head of papers. */
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
