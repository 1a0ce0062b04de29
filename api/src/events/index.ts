export { eventConfig, eventSettings } from "./config.ts";
export { EVENT_CHECKS } from "./doctor.ts";
export { eventsFeature } from "./feature.ts";
export { resealTicketKeys } from "./ticket-keys.ts";
