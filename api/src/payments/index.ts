export { sendActingCode } from "./acting/acting-code.ts";
export {
  type Acting,
  authorOf,
  codeNeeded,
  isMakersBrowser,
  rememberMaker,
  rightOf,
} from "./acting/acting-right.ts";
export { type Made, paymentSubject, registrationSubject } from "./acting/made.ts";
export {
  isNobodysAccount,
  isNobodysQris,
  keysComeInPairs,
  midtransSources,
  onlineProblems,
  paymentConfig,
  paymentMode,
  paymentSettings,
  realKeysInProduction,
} from "./config.ts";
export { paymentsFeature } from "./feature.ts";
export { acceptArrived } from "./lifecycle/accept-arrived.ts";
export { CASH } from "./lifecycle/cash-method.ts";
export { closePayment } from "./lifecycle/close-payment.ts";
export { keyOfForm, type MoneyRequest, moneyRequest, once } from "./lifecycle/idempotency.ts";
export { issueReceipts } from "./lifecycle/issue-receipts.ts";
export type { ReadIssuer, ReadLogo } from "./lifecycle/issuer.ts";
export { moveShare } from "./lifecycle/move-share.ts";
export { type FairShare, isBeyondNewcomers } from "./lifecycle/newcomers-share.ts";
export { newReference, openPayment } from "./lifecycle/open-payment.ts";
export { opaqueId } from "./lifecycle/open-qris-limit.ts";
export { pageOf, receiptOf } from "./lifecycle/page-address.ts";
export { type Given, type Part, type Payable, Payables, type Refund } from "./lifecycle/payable.ts";
export { creditPayer } from "./lifecycle/payer-credit.ts";
export { owePayer, takenBackByProvider } from "./lifecycle/refund-payment.ts";
export { refuseOwnMoney } from "./lifecycle/refuse-own-money.ts";
export { refuseUnproven } from "./lifecycle/refuse-unproven.ts";
export { reopenPayment } from "./lifecycle/reopen-payment.ts";
export type { Reserves } from "./lifecycle/reserve-qris-amount.ts";
export { refuseReversal, reversePayment } from "./lifecycle/reverse-payment.ts";
export { newsAbout, newsOf, tellMissing, tellPayer } from "./lifecycle/tell-payer.ts";
export { verifyPayment } from "./lifecycle/verify-payment.ts";
export { forgiveRest } from "./lifecycle/write-off-rest.ts";
export { noticeWords } from "./notices/approve-by-notice.ts";
export { nameProblem, packageProblem, strangers } from "./notices/bank-apps.ts";
export { readNotice, wordingProblem } from "./notices/read-notice.ts";
export { NOTICES_PATH } from "./notices/routes.ts";
export { endOnline } from "./online/end-online.ts";
export { ONLINE } from "./online/method.ts";
export { createMidtrans } from "./online/midtrans/client.ts";
export { midtransBaseUrls, snapScriptUrl } from "./online/midtrans/environment.ts";
export { gatewayUnavailable } from "./online/online.ts";
export { openOnline } from "./online/open-online.ts";
export { Payments } from "./payments.ts";
export { beginPurchase, purchaseCall } from "./purchase/begin-purchase.ts";
export { payPlainly, plainPurchase, purchaseIn } from "./purchase/plain-purchase.ts";
export type { PurchaseCall, PurchaseHandler } from "./purchase/purchase-handler.ts";
export { usable, voucherRefusal, voucherUsedUp } from "./purchase/refuse-unusable-voucher.ts";
export { presentBegun } from "./purchase/routes.ts";
export { savedBy } from "./purchase/voucher-discount.ts";
export { paymentHolding, suggestedFor, suggestionsFor } from "./queries/amount-holds.ts";
export { approvedUnseen } from "./queries/approved-unseen.ts";
export { newestClaim } from "./queries/claims.ts";
export { deviceFor, insertDevice, revokeDevice } from "./queries/devices.ts";
export { givenBack } from "./queries/evidence.ts";
export { type Decision, noteInHistory } from "./queries/history.ts";
export { activeMerchant, activeMerchants, putIntoUse } from "./queries/merchants.ts";
export { IS_NEWCOMER, isNewcomer } from "./queries/newcomers.ts";
export {
  addApp,
  addedApps,
  addTemplate,
  automaticToday,
  changePolicy,
  decideNotice,
  lockNotice,
  lockPolicy,
  type Notice,
  type NoticePolicy,
  noticePolicy,
  noticesFor,
  removeTemplate,
  templates,
  wordingsOf,
} from "./queries/notices.ts";
export { isOwnMoney } from "./queries/own-money.ts";
export {
  lockPayment,
  lockPayments,
  lockUnseen,
  type Payment,
  type PaymentMethod,
  payAtLatest,
  payerAddress,
  paymentById,
  paymentByReference,
} from "./queries/payments.ts";
export { SILENT_MINUTES } from "./queries/phone-heard.ts";
export { receiptByNumber } from "./queries/receipts.ts";
export {
  changeRefund,
  promisedOf,
  refundById,
  refundOwed,
  type StoredRefund,
  stillMissing,
} from "./queries/refunds.ts";
export { sharesOf } from "./queries/shares.ts";
export { replaceReceipt, withdrawReceipt } from "./receipts/correct-receipt.ts";
export { RECEIPT_CHECKS } from "./receipts/doctor.ts";
export { printReceipts } from "./receipts/print.ts";
export { resealTaxpayers } from "./receipts/taxpayers.ts";
export { freelyHeld, oweRefund, type PromiseRefund, refundableOf } from "./refunds/owe-refund.ts";
export { payRefund } from "./refunds/pay-refund.ts";
export { isPayersAccount, isSameAccount } from "./refunds/payers-account.ts";
export { askForRefund, planProviderRefund } from "./refunds/refund-by-provider.ts";
export { lockSentRefund, returnRefund } from "./refunds/return-refund.ts";
export { withdrawRefund } from "./refunds/withdraw-refund.ts";
export { NOTIFICATION_PATH } from "./routes.ts";
export { mayWorkAlone } from "./second-person/second-person-queries.ts";
export { booksReachLimit, secondPerson } from "./second-person/works-alone.ts";
export { claimTransfer, proofHash, type Transfer } from "./transfer/claim-transfer.ts";
export { arrivedAtBank, noteMethod } from "./transfer/pay-by-transfer.ts";
export { allAccounts, changeAccounts } from "./transfer/receiving-accounts.ts";
export { sendProof } from "./transfer/send-proof.ts";
export { openWithProof, proofOf, type SentTransfer, sentTransfer, withProof } from "./transfer/with-proof.ts";
