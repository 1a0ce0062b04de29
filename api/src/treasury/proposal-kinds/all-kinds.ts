import type { CashParts } from "../cash/record-gift.ts";
import type { Refunding } from "../corrections/refund-by-staff.ts";
import { transferKind } from "../funds/transfer.ts";
import type { Kinds } from "../proposals/proposal-kind.ts";
import { qrisKind } from "../qris/qris-kind.ts";
import { zakatRuleKind } from "../zakat-rules/zakat-rules.ts";
import { accountsKind, type ReadBanks } from "./accounts.ts";
import { approvalKind } from "./approval.ts";
import { cashVoidKind } from "./cash-void.ts";
import {
  correctionKind,
  refundAccountKind,
  refundKind,
  refundPromiseKind,
  reversalKind,
  unlinkKind,
} from "./corrections.ts";
import { debitsKind, incomeUndoKind, setAsideKind, settlementKind, settlementUndoKind } from "./lines.ts";
import { memberContactKind } from "./member-contact.ts";
import { noticeDeviceKind, noticePolicyKind } from "./notices.ts";
import { payoutKind } from "./payout.ts";
import { payoutReturnKind, refundReturnKind, storeReturnKind } from "./returns.ts";
import { storePayoutKind } from "./store-payout.ts";

/** Every action that may need a second person. */
export const allKinds = (
  parts: Refunding &
    CashParts & { publicUrl: string } & { banks: ReadBanks; yearClosing: Kinds["year_closing"] },
): Kinds => ({
  payout: payoutKind,
  payout_return: payoutReturnKind,
  refund_return: refundReturnKind(parts),
  store_payout: storePayoutKind(parts),
  store_return: storeReturnKind,
  accounts: accountsKind(parts.banks),
  qris: qrisKind,
  refund: refundKind(parts),
  refund_account: refundAccountKind,
  refund_promise: refundPromiseKind(parts),
  approval: approvalKind(parts),
  reversal: reversalKind(parts),
  correction: correctionKind(parts),
  unlink: unlinkKind,
  cash_void: cashVoidKind(parts),
  debits: debitsKind,
  set_aside: setAsideKind,
  income_undo: incomeUndoKind,
  settlement: settlementKind,
  settlement_undo: settlementUndoKind,
  notice_device: noticeDeviceKind,
  notice_policy: noticePolicyKind,
  fund_transfer: transferKind,
  zakat_rule: zakatRuleKind,
  year_closing: parts.yearClosing,
  member_contact: memberContactKind(parts),
});
