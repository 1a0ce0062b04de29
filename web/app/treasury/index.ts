export { waitingQuery } from "./verification/queries.ts";
