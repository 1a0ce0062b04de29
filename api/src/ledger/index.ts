export {
  type Account,
  acquirerFees,
  bank,
  bankCharges,
  campaign,
  cash,
  discount,
  payers,
  provider,
  qris,
  sales,
  shipping,
  tuition,
  unidentified,
  writtenOff,
} from "./accounts.ts";
export { amountIn, balanceOf, balancesOfPayment, timesPosted } from "./queries/balances.ts";
export { type Leg, post, postAll, postReversal, wasPosted } from "./queries/entries.ts";
