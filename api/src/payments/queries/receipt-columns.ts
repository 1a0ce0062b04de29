import type { FundKind } from "@barakah/contract";

/** What a gift was given for: whose money in the ledger it became, of which kind, and how its giver knows it. */
export interface GivenFor {
  account: string;
  fund_kind: FundKind;
  programme: string;
}

/** Who issues receipts, as it stands on each of them when it is issued. */
export interface Issuer {
  name: string;
  address: string;
  /** 'salam@contoh.id · 0812 0000 0000' */
  contact: string;
  /** By which right zakat is collected; nothing where there is none. */
  basis: string | null;
}

/** On the paper also who looked at the money, where a person did. */
export interface Issued extends Issuer {
  officer: string;
}
