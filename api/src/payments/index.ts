export { fileMemory } from "../../../simulators/midtrans/memory.ts";
export { simulatorRoutes } from "../../../simulators/midtrans/server.ts";
export { SIMULATOR_PREFIX, simulatedMidtransSettings } from "../../../simulators/midtrans/settings.ts";
export { createSimulator } from "../../../simulators/midtrans/simulator.ts";
export {
  keysComeInPairs,
  midtransSources,
  type PaymentConfig,
  paymentConfig,
  paymentSettings,
  realKeysInProduction,
} from "./config.ts";
export { closePayment, refundPayment, verifyPayment } from "./move-payment.ts";
export { endOnline, leaveOnline } from "./online/end-online.ts";
export { createMidtrans, type Midtrans } from "./online/midtrans/client.ts";
export { midtransBaseUrls, snapScriptUrl } from "./online/midtrans/environment.ts";
export { gatewayUnavailable, type PaymentPage, paymentPage } from "./online/online.ts";
export { earlierPayment, type MoneyRequest, moneyRequest, once, openPayment } from "./open-payment.ts";
export { newsOf } from "./payer-news.ts";
export { Payments } from "./payments.ts";
export { type Payment, type PaymentKind, type PaymentMethod, paymentById } from "./queries.ts";
export { newReference } from "./reference.ts";
export { NOTIFICATION_PATH, paymentRoutes } from "./routes.ts";
export { type Paid, type Seller, Sellers } from "./seller.ts";
export { canMove, type Decision, type PaymentStatus } from "./states.ts";
export { payByTransfer } from "./transfer/pay-by-transfer.ts";
export { claimTransfer, proofHash, type Transfer } from "./transfer/transfer-claim.ts";
