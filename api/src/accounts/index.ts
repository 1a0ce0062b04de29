export { memberToPropose, proposeEmailIn } from "./change-email.ts";
export { changeRoles } from "./change-roles.ts";
export {
  accountConfig,
  accountSettings,
  googleConfig,
  googleSources,
  simulatorOnlyInTrials,
} from "./config.ts";
export { addDemoAccounts, closeDemoAccounts, DEMO_PASSWORD, demoAccountsIn } from "./demo-accounts.ts";
export { accountsFeature } from "./feature.ts";
export { ensureAdministrator, hasAdministrator } from "./first-administrator.ts";
export { hasMailbox, takeFirstMailbox } from "./first-mailbox.ts";
export { keysAt } from "./google-keys.ts";
export type { Google } from "./google-routes.ts";
export {
  acceptInvitation,
  inviteStaff,
  openInvitation,
  withdrawInvitation,
} from "./invite-staff.ts";
export { createPasswords, type Passwords } from "./passwords.ts";
export { deleteOldInvitations, openInvitations } from "./queries/invitations.ts";
export { waitingRoles } from "./queries/role-waits.ts";
export { tellStaff } from "./queries/tell-staff.ts";
export { firstLink } from "./reset-by-mail.ts";
export { memberNamed, resetPassword } from "./reset-by-operator.ts";
export { resetTwoStep } from "./reset-two-step.ts";
export { memberContactRoutes } from "./staff-member-routes.ts";
export { giveWaitingRoles, stopRole } from "./waiting-roles.ts";
