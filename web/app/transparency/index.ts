export { LastMonth } from "./last-month.tsx";
export { outgoing } from "./outgoing.ts";
export { periodsQuery } from "./queries.ts";
