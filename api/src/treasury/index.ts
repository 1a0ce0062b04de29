export { treasuryFeature } from "./feature.ts";
export { textInPhoto } from "./qris/read-photo.ts";
export { BANK_DIFFERENCE, BANK_TERMS, type BankTerms, bankTerms } from "./queries/bank-terms.ts";
export { ACCOUNT_NAME, type PostingFilter, postingConditions, postingSearch } from "./queries/postings.ts";
export { waitingCounts } from "./queries/queue.ts";
