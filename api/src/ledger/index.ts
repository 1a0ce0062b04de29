export {
  type Account,
  acquirerFees,
  amil,
  bank,
  bankCharges,
  campaign,
  cash,
  codeFrom,
  discount,
  event,
  fund,
  heldFor,
  namedAccount,
  nonhalal,
  payers,
  provider,
  qris,
  sales,
  shipping,
  storeBalance,
  tuition,
  ujrah,
  unidentified,
  writtenOff,
} from "./accounts.ts";
export { LEDGER_CHECKS } from "./doctor.ts";
export { ledgerFeature } from "./feature.ts";
export {
  amountIn,
  balanceOf,
  balancesOfPayment,
  timesPosted,
} from "./queries/balances.ts";
export { bookedOn } from "./queries/book-into-open-month.ts";
export { type Leg, post, postAll, postReversal, wasPosted } from "./queries/entries.ts";
export {
  type FundChange,
  fundCalled,
  fundChanges,
  fundKindOf,
  fundsOfHouse,
  insertFund,
  lockHouseFund,
  updateFund,
} from "./queries/funds.ts";
export { chainFrom, sealProblems } from "./seal/check-seals.ts";
export { sealThrough } from "./seal/make-seals.ts";
export { holds, pathOf, type SealPath } from "./seal/path.ts";
export { lastSeal as newestSeal, sealOn, sealsBetween } from "./seal/queries/seals.ts";
export { SUMMED_POSTINGS } from "./seal/sealed-posting-queries.ts";
