export { BankForm, BankPanel } from "./accounts/bank-panel.tsx";
export type { WantedRefund } from "./corrections/refund-dialog.tsx";
export { SecondPersonDialog } from "./proposals/second-person-dialog.tsx";
export { WorksAlone } from "./proposals/works-alone.tsx";
