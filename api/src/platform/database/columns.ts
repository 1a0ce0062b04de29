import type { FundKind, REFUND_STATUSES } from "@barakah/contract";
import type { ColumnType } from "kysely";

// Types of columns that are defined nowhere else. scripts/schema/column-types.ts says which columns have them.

/** JSON that is never updated. */
export type WrittenJson = ColumnType<unknown, string | null, never>;

/** What a gift was for: its ledger account, kind of fund and programme. */
export interface GivenFor {
  account: string;
  fund_kind: FundKind;
  programme: string;
}

export type ReceiptLine = GivenFor & { amount: number };

/** The issuer as printed on a receipt. */
export interface Issuer {
  name: string;
  address: string;
  /** 'salam@contoh.id · 0812 0000 0000' */
  contact: string;
  /** The licence to collect zakat; null without one. */
  basis: string | null;
}

/** With the name of the verifying person, if any. */
export interface Issued extends Issuer {
  officer: string;
}

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What a nightly check or a test restore measured. */
export interface InspectionFigures {
  /** Disk usage at that time. */
  usedBytes?: number;
  /** The name of the restored backup. */
  name?: string;
  takenAt?: string;
  rows?: number;
  files?: number;
  seconds?: number;
  /** The database's transaction number at a check of the whole history: rows written later have a higher one. */
  mark?: string;
}

/** An option of an event's question, with what it adds to the price. */
export interface ChoiceOption {
  label: string;
  price: number;
}

/** A participant's answers, by the number of the question. */
export type Answers = Record<string, string | string[]>;
