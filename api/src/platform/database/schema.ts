import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { AcademyTables } from "./schema-academy.ts";
import type { AccountTables } from "./schema-accounts.ts";
import type { BackofficeTables } from "./schema-backoffice.ts";
import type { MoneyTables } from "./schema-money.ts";
import type { ShopTables } from "./schema-shop.ts";

type Instant = Generated<string>;
type Publication = "draft" | "published" | "archived";

interface Listed {
  id: GeneratedAlways<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  picture: string | null;
  is_featured: Generated<boolean>;
  status: Generated<Publication>;
  created_at: Instant;
}

/** The tables as the migrations make them. */
export interface Schema extends AcademyTables, AccountTables, MoneyTables, ShopTables, BackofficeTables {
  campaign: Listed & { category: string; target_amount: Generated<number>; deadline: string | null };
  campaign_total: {
    campaign_id: number;
    collected_amount: Generated<number>;
    donor_count: Generated<number>;
  };
  campaign_update: {
    id: GeneratedAlways<number>;
    campaign_id: number;
    title: string;
    description: Generated<string>;
    created_at: Instant;
  };
  donation: {
    id: Generated<string>;
    campaign_id: number;
    donor_name: string;
    amount: number;
    transfer_date: string;
    verified_at: string | null;
    created_at: Instant;
    payment_id: string;
    refunded_amount: Generated<number>;
    message: Generated<string>;
  };
  payment: {
    id: Generated<string>;
    reference: string;
    kind: "donation" | "order" | "enrolment";
    method: "bsi" | "bjb" | "midtrans";
    amount: number;
    refunded_amount: Generated<number>;
    status: Generated<"pending" | "verified" | "rejected" | "expired" | "cancelled" | "refunded">;
    member_id: number | null;
    payer_name: string;
    payer_phone: Generated<string>;
    payer_email: Generated<string>;
    request_key: string | null;
    request_hash: string | null;
    paid_by_transaction: string | null;
    expires_at: string | null;
    verified_at: string | null;
    created_at: Instant;
    /** What staff find it by; the database writes both. */
    words: GeneratedAlways<string>;
    claimed: GeneratedAlways<boolean>;
  };
  payment_history: {
    id: GeneratedAlways<number>;
    payment_id: string;
    from_status: string | null;
    to_status: string;
    decided_as: "payer" | "provider" | "system" | "staff";
    decided_by: number | null;
    reason: string;
    created_at: Instant;
  };
  payment_share: { payment_id: string; account: string; amount: number };
  transfer_claim: {
    id: GeneratedAlways<number>;
    payment_id: string;
    source_bank: string;
    source_account: string;
    account_name: Generated<string>;
    transfer_date: string;
    proof_key: string;
    proof_hash: string;
    created_at: Instant;
  };
  payment_attempt: {
    id: GeneratedAlways<number>;
    payment_id: string;
    provider_order_id: string;
    token: string | null;
    redirect_url: string | null;
    asked_at: string | null;
    answers: Generated<number>;
    created_at: Instant;
  };
  provider_transaction: {
    transaction_id: string;
    attempt_id: number;
    outcome: string;
    raw: ColumnType<unknown, string, string>;
    updated_at: Instant;
  };
  provider_notification: {
    id: GeneratedAlways<number>;
    provider_order_id: string;
    body: ColumnType<unknown, string, string>;
    verdict: Generated<"received" | "applied" | "no_change" | "unknown_order" | "wrong_amount" | "forged">;
    received_at: Instant;
  };
  ledger_transaction: {
    id: GeneratedAlways<number>;
    event: string;
    payment_id: string | null;
    description: string;
    created_at: Instant;
  };
  ledger_posting: { id: GeneratedAlways<number>; transaction_id: number; account: string; amount: number };
  product: Listed & { price: number; unit: Generated<string>; stock: Generated<number> };
  testimony: {
    id: GeneratedAlways<number>;
    product_id: number;
    customer: string;
    stars: number;
    description: Generated<string>;
    hidden_at: string | null;
    created_at: Instant;
    member_id: Generated<number | null>;
    hidden_by: Generated<number | null>;
  };
  course: Listed & { price: Generated<number> };
}
