import type { FundKind } from "@barakah/contract";

/** What a gift was for: its ledger account, kind of fund and programme. */
export interface GivenFor {
  account: string;
  fund_kind: FundKind;
  programme: string;
}

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
