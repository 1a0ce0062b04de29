export { treasuryFeature } from "./feature.ts";
export { BANK_DIFFERENCE, BANK_TERMS, type BankTerms, bankTerms } from "./queries/bank-terms.ts";
export { type PostingFilter, postingConditions, postingSearch, TITLE } from "./queries/postings.ts";
export { waitingCounts } from "./queries/queue.ts";
