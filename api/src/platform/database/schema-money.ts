import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type Instant = Generated<string>;
type Written = ColumnType<unknown, string | null, never>;
type BankCode = "bsi" | "bjb";

/** The tables of migrations 0008 and 0011. */
export interface MoneyTables {
  audit_log: {
    id: GeneratedAlways<number>;
    at: Instant;
    actor_id: number;
    action: string;
    subject_kind: string;
    subject_id: string;
    before: Written;
    after: Written;
    request_id: string;
    words: GeneratedAlways<string>;
  };
  payment_review: { payment_id: string; member_id: number; until: string };
  notification: {
    id: GeneratedAlways<number>;
    member_id: number;
    title: string;
    body: string;
    link: string;
    created_at: Instant;
    read_at: Generated<string | null>;
  };
  payout: {
    id: GeneratedAlways<number>;
    campaign_id: number;
    bank: BankCode;
    amount: number;
    paid_on: string;
    title: string;
    story: Generated<string>;
    picture: string | null;
    request_key: string;
    created_by: number;
    created_at: Instant;
    reversed_at: Generated<string | null>;
    reversed_by: Generated<number | null>;
    reversed_reason: Generated<string>;
  };
  statement_mapping: {
    bank: BankCode;
    mapping: ColumnType<unknown, string, string>;
    updated_by: number;
    updated_at: Instant;
  };
  statement_line: {
    id: GeneratedAlways<number>;
    bank: BankCode;
    day: string;
    amount: number;
    description: string;
    content_hash: string;
    state: Generated<"open" | "matched" | "unidentified" | "ignored">;
    unclaimed: number;
    decided_by: Generated<number | null>;
    decided_at: Generated<string | null>;
    imported_by: number;
    imported_at: Instant;
  };
  statement_share: { line_id: number; payment_id: string; amount: number };
  second_step: {
    member_id: number;
    secret: Buffer;
    confirmed_at: Generated<string | null>;
    last_counter: Generated<number>;
    created_at: Instant;
  };
  recovery_code: { member_id: number; hash: Buffer; used_at: Generated<string | null> };
}
