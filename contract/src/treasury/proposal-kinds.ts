/** Actions that may need a second person's confirmation. */
export const PROPOSAL_KINDS = [
  "payout",
  "store_payout",
  "accounts",
  "qris",
  "refund",
  "refund_account",
  "approval",
  "reversal",
  "correction",
  "unlink",
  "cash_void",
  "debits",
  "set_aside",
  "income_undo",
  "settlement",
  "settlement_undo",
  "notice_device",
  "notice_policy",
  "fund_transfer",
  "zakat_rule",
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
