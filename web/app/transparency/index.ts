export { outgoing } from "./figures.ts";
export { LastMonth } from "./last-month.tsx";
export { periodsQuery } from "./queries.ts";
