export { MembersOnly } from "./members-only.tsx";
export { profileQuery } from "./queries.ts";
