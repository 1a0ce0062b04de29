export { MembersOnly, MembersPage } from "./members-only.tsx";
export { NotificationBell } from "./notification-bell.tsx";
export { profileQuery } from "./queries.ts";
export { IdentityFields, NOBODY, proofOf } from "./security/identity-fields.tsx";
export { twoStepQuery } from "./security/queries.ts";
export { SessionList } from "./security/session-list.tsx";
export { TwoStepSettings } from "./security/two-step-settings.tsx";
export { useSignOut } from "./sign-out.ts";
