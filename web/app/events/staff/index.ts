export { eventQuery } from "./event-query.ts";
