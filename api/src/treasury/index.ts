export { openCashBox } from "./cash/boxes.ts";
export { treasuryFeature } from "./feature.ts";
export { textInPhoto } from "./qris/read-photo.ts";
export { nameOf } from "./queries/account-names.ts";
export { BANK_DIFFERENCE, BANK_TERMS, type BankTerms, bankTerms } from "./queries/bank-terms.ts";
export { bankAgreements } from "./queries/books.ts";
export { ACCOUNT_NAME, REFERENCE } from "./queries/postings.ts";
export { waitingCounts } from "./queries/queue.ts";
export { type Coverage, statementCoverage } from "./queries/statement-files.ts";
