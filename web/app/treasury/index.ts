export { IdentityFields, NOBODY, proofOf } from "./proposals/identity-fields.tsx";
export { ProposalsWaiting, WorksAlone } from "./proposals/proposals-waiting.tsx";
export { SecondPersonDialog } from "./proposals/second-person-dialog.tsx";
export { OverdueNotices } from "./qris/overdue-notices.tsx";
export { waitingQuery } from "./verification/queries.ts";
