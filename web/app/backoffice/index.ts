export { ResetTwoStep } from "./staff/reset-two-step.tsx";
export { RoleDialog } from "./staff/role-dialog.tsx";
