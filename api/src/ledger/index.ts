export {
  type Account,
  bank,
  bankCharges,
  campaign,
  provider,
  sales,
  tuition,
  unidentified,
} from "./accounts.ts";
export { balanceOf, balancesOfPayment, timesPosted } from "./queries/balances.ts";
export { type Leg, post, postAll, postReversal, wasPosted } from "./queries/entries.ts";
