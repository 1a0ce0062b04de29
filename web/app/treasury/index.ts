export type { WantedRefund } from "./corrections/refund-dialog.tsx";
export { IdentityFields, NOBODY, proofOf } from "./proposals/identity-fields.tsx";
export { SecondPersonDialog } from "./proposals/second-person-dialog.tsx";
export { WorksAlone } from "./proposals/works-alone.tsx";
