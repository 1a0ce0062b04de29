import type { PaymentMethod, ReceiptKind, VoidCause } from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Decided, Entry, Instant, Json, Numbered } from "../platform/database/columns.ts";
import type { GivenFor, Issued } from "./queries/receipt-columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    payment: {
      /** Its sender sent many proofs and never had a payment verified. */
      apart: Generated<boolean>;
      id: Generated<string>;
      reference: string;
      /** Part of its page's address; made by the database. */
      page_key: Generated<string>;
      kind: "donation" | "order" | "enrolment" | "zakat" | "event";
      method: "bsi" | "bjb" | "midtrans" | "cash" | "store" | "qris-donasi" | "qris-toko";
      amount: number;
      refunded_amount: Generated<number>;
      /** What bank lines have shown; maintained by the database. */
      seen_amount: GeneratedAlways<number>;
      unseen_amount: GeneratedAlways<number>;
      /** The shortfall that was written off. */
      written_off: Generated<number>;
      /** The payer's credit: part payments, a surplus, a refund to be transferred. */
      held_amount: Generated<number>;
      status: Generated<"pending" | "verified" | "rejected" | "expired" | "cancelled" | "refunded">;
      /** Rejected, but bank lines are still compared with it. */
      sought: Generated<boolean>;
      member_id: number | null;
      payer_name: string;
      payer_phone: Generated<string>;
      payer_email: Generated<string>;
      /** On whose behalf it was given: a parent, somebody who died. */
      on_behalf: Generated<string>;
      request_key: string | null;
      request_hash: string | null;
      paid_by_transaction: string | null;
      expires_at: string | null;
      verified_at: string | null;
      created_at: Instant;
      /** Search index; maintained by the database. */
      words: GeneratedAlways<string>;
      claimed: GeneratedAlways<boolean>;
    };
    amount_hold: Numbered & {
      account: string;
      amount: number;
      payment_id: string;
      /** A range; the end is excluded. */
      held: string;
      /** Added to the intended amount; negative if deducted. */
      code: number;
      /** A digest of the browser or its network; empty if unknown. */
      holder: Generated<string>;
      looked_at: Generated<string | null>;
      /** If it was given up for others: until when its payer may still pay it. */
      given_up_until: Generated<string | null>;
    };
    money_notice: Numbered &
      Decided & {
        device_id: string;
        account: string;
        posted_at: string;
        received_at: Instant;
        package: string;
        title: string;
        text: string;
        amount: number | null;
        content_hash: string;
        words_hash: string;
        state: "open" | "matched" | "ambiguous" | "unread" | "ignored";
        payment_id: string | null;
        automatic: Generated<boolean>;
        reason: Generated<string>;
      };
    notice_device: {
      id: string;
      name: string;
      /** Signs its notices. */
      secret: Buffer;
      packages: string[];
      account: string;
      paired_by: number;
      paired_at: Instant;
      last_seen: Generated<string | null>;
      revoked_at: Generated<string | null>;
      revoked_by: Generated<number | null>;
    };
    notice_policy: {
      id: Generated<number>;
      automatic: Generated<boolean>;
      payment_limit: Generated<number>;
      day_limit: Generated<number>;
      seen_days: Generated<number>;
      changed_by: Generated<number | null>;
      changed_at: Instant;
    };
    notice_app: {
      package: string;
      proposed_by: number;
      approved_by: number;
      added_at: Instant;
    };
    notice_template: Entry & {
      package: string;
      wording: string;
      created_by: number;
    };
    qris_merchant: Numbered & {
      account: string;
      payload: string;
      nmid: string;
      merchant_name: string;
      city: string;
      acquirer: string;
      mcc: string;
      class: string;
      proposed_by: number;
      approved_by: number;
      active_from: Instant;
      ended_at: Generated<string | null>;
    };
    payment_attempt: Entry & {
      payment_id: string;
      provider_order_id: string;
      token: string | null;
      redirect_url: string | null;
      asked_at: string | null;
      answers: Generated<number>;
    };
    payment_history: Entry & {
      payment_id: string;
      from_status: string | null;
      to_status: string;
      decided_as: "payer" | "provider" | "system" | "staff";
      decided_by: number | null;
      reason: string;
    };
    payment_refund: Entry & {
      payment_id: string;
      amount: number;
      way: "transfer" | "midtrans";
      status: "owed" | "asked" | "paid" | "failed" | "withdrawn";
      taken_event: Generated<string | null>;
      /** The part of the purchase that it is for, such as an order's number. */
      part: Generated<string | null>;
      withdrawn_by: Generated<number | null>;
      withdrawn_reason: Generated<string>;
      refund_key: string | null;
      bank: Generated<string>;
      account_number: Generated<string>;
      account_holder: Generated<string>;
      reason: string;
      decided_by: number;
      paid_from: string | null;
      paid_on: string | null;
      paid_by: number | null;
      paid_reference: Generated<string>;
      failure: Generated<string>;
    };
    receipt: Numbered & {
      number: string;
      payment_id: string;
      reference: string;
      kind: ReceiptKind;
      method: PaymentMethod;
      amount: number;
      lines: Json<(GivenFor & { amount: number })[]>;
      /** When the money was received. */
      received_at: string;
      issued_at: Instant;
      issuer: Json<Issued>;
      payer_name: string;
      /** The donor's public name. */
      shown_as: string;
      on_behalf: Generated<string>;
      replaces: string | null;
      void_at: Generated<string | null>;
      void_because: Generated<VoidCause | null>;
      void_by: Generated<number | null>;
      void_note: Generated<string>;
      words: GeneratedAlways<string>;
      /** The tax number, on zakat receipts only. */
      npwp_sealed: Generated<Buffer | null>;
    };
    taxpayer: { member_id: number; npwp_sealed: Buffer; ending: string; changed_at: Instant };
    payment_share: { payment_id: string; account: string; amount: number };
    provider_notification: Numbered & {
      provider_order_id: string;
      body: Json;
      verdict: Generated<"received" | "applied" | "no_change" | "unknown_order" | "wrong_amount">;
      received_at: Instant;
    };
    provider_transaction: {
      transaction_id: string;
      attempt_id: number;
      outcome: string;
      raw: Json;
      updated_at: Instant;
    };
    forged_notification: { day: string; letters: number };
    receiving_account: {
      code: string;
      bank: string;
      number: string | null;
      holder: string | null;
      purpose: Generated<string>;
      active: Generated<boolean>;
      place: GeneratedAlways<number>;
      kind: Generated<"bank" | "qris">;
    };
    transfer_claim: Entry & {
      /** A digest of the browser or member that sent it with a new payment; empty if unknown. */
      sender: Generated<string>;
      payment_id: string;
      source_bank: string;
      source_account: string;
      account_name: Generated<string>;
      transfer_date: string;
      proof_key: string;
      proof_hash: string;
      proof_look: Generated<string | null>;
      proof_bands: Generated<number[] | null>;
    };
  }
}
