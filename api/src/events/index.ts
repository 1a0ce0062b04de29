export { eventConfig, eventSettings } from "./config.ts";
export { eventsFeature } from "./feature.ts";
