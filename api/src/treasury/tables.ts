import type {
  AmilLimitName,
  AmilSource,
  Collector,
  ProposalKind,
  RecipientKind,
  StorePayoutState,
} from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Decided, Entry, Instant, Json, Numbered, Reversed } from "../platform/database/columns.ts";

type BankCode = "bsi" | "bjb";

declare module "../platform/database/schema.ts" {
  interface Schema {
    cash_box: {
      code: string;
      name: string;
      active: Generated<boolean>;
      place: GeneratedAlways<number>;
    };
    cash_gift: Entry & {
      payment_id: string;
      box: string;
      day: string;
      recorded_by: number;
    };
    cash_handover: Entry &
      Reversed & {
        box: string;
        bank: BankCode;
        amount: number;
        day: string;
        line_id: Generated<number | null>;
        request_key: string;
        created_by: number;
      };
    amil_limit: {
      name: AmilLimitName;
      year: number;
      rate_bp: number;
      source: string;
      decided_on: string | null;
      set_by: number | null;
      set_at: Instant;
    };
    amil_take: Numbered &
      Reversed & {
        year: number;
        source: AmilSource;
        from_account: string;
        amount: number;
        base: Generated<number>;
        rate_bp: Generated<number>;
        reason: Generated<string>;
        request_key: string;
        taken_by: number;
        taken_at: Instant;
      };
    fund_income: Numbered & {
      line_id: number;
      account: string;
      amount: number;
      booked_by: number;
      booked_at: Instant;
      reversed_at: Generated<string | null>;
      reversed_by: Generated<number | null>;
    };
    fund_transfer: Numbered &
      Decided & {
        from_account: string;
        to_account: string;
        amount: number;
        reason: string;
        request_key: string;
        asked_by: number;
        asked_at: Instant;
        state: Generated<"waiting" | "approved" | "refused" | "withdrawn" | "denied">;
        decision: Generated<string>;
        /** The approved transfer that this one undoes. */
        undoes: Generated<number | null>;
      };
    moved_alone: Numbered & {
      member_id: number;
      subject: string;
      amount: number;
      at: Instant;
    };
    payment_review: { payment_id: string; member_id: number; until: string };
    payout: Entry &
      Reversed & {
        /** Null if it was paid from a fund that is not a campaign. */
        campaign_id: number | null;
        account: Generated<string>;
        recipient_kind: Generated<RecipientKind | null>;
        people: Generated<number | null>;
        region: Generated<string>;
        consent: Generated<boolean>;
        bank: BankCode;
        amount: number;
        paid_on: string;
        title: string;
        story: Generated<string>;
        picture: string | null;
        voucher: Generated<string | null>;
        request_key: string;
        created_by: number;
      };
    store_payout: Entry &
      Decided & {
        store_id: number;
        amount: number;
        gift_amount: Generated<number>;
        campaign_id: Generated<number | null>;
        state: Generated<StorePayoutState>;
        reason: Generated<string>;
        bank: Generated<BankCode | null>;
        paid_on: Generated<string | null>;
        reference: Generated<string>;
        paid_to: Generated<string>;
        gift_payment_id: Generated<string | null>;
        request_key: string;
      };
    /** One of the three ids names the transfer that a bank gave back. */
    returned_transfer: Numbered & {
      payout_id: Generated<number | null>;
      refund_id: Generated<number | null>;
      store_payout_id: Generated<number | null>;
      event: string;
      bank: BankCode;
      amount: number;
      returned_on: string;
      reason: string;
      returned_by: number;
      returned_at: Instant;
      line_id: number | null;
    };
    proposal: Numbered &
      Decided & {
        kind: ProposalKind;
        subject: Generated<string | null>;
        wanted: Json;
        picture: Generated<string | null>;
        voucher: Generated<string | null>;
        story: Generated<string>;
        request_key: string;
        proposed_by: number;
        proposed_at: Instant;
        state: Generated<"waiting" | "confirmed" | "withdrawn" | "refused">;
        reason: Generated<string>;
      };
    /** What was agreed with who collects for us. */
    collector: { code: Collector; account: string; rate_bp: number; fixed: number; usual_days: number };
    settlement_share: { settlement_id: number; payment_id: string; amount: number; fee: Generated<number> };
    settlement: Entry &
      Reversed & {
        account: Collector;
        line_id: number;
        gross: number;
        fee: number;
        decided_by: number;
      };
    statement_line: Numbered &
      Decided & {
        bank: BankCode;
        day: string;
        amount: number;
        sen: Generated<number>;
        description: string;
        content_hash: string;
        state: Generated<"open" | "matched" | "unidentified" | "ignored">;
        unclaimed: number;
        imported_by: number;
        imported_at: Instant;
        file_id: Generated<number | null>;
        words: GeneratedAlways<string>;
      };
    statement_debit: Numbered &
      Decided & {
        bank: BankCode;
        day: string;
        amount: number;
        sen: Generated<number>;
        description: string;
        content_hash: string;
        state: Generated<"open" | "charge" | "courier" | "payout" | "refund" | "store" | "ignored">;
        courier: Generated<string>;
        payout_id: Generated<number | null>;
        refund_id: Generated<number | null>;
        store_payout_id: Generated<number | null>;
        file_id: number | null;
        imported_by: number;
        imported_at: Instant;
        words: GeneratedAlways<string>;
      };
    statement_file: Numbered & {
      bank: BankCode;
      name: string;
      content_hash: string;
      first_day: string;
      last_day: string;
      opening: number | null;
      closing: number | null;
      opening_sen: Generated<number>;
      closing_sen: Generated<number>;
      small_sen: Generated<number>;
      lines: number;
      debits: number;
      left_out: Json;
      imported_by: number;
      imported_at: Instant;
    };
    statement_mapping: {
      bank: BankCode;
      mapping: Json;
      updated_by: number;
      updated_at: Instant;
    };
    statement_share: {
      line_id: number;
      payment_id: string;
      amount: number;
      /** The acquirer's fee. */
      fee: Generated<number>;
    };
  }
}
