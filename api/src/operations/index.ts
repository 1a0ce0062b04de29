export { operationsConfig, operationsSettings } from "./config.ts";
export { operationsFeature } from "./feature.ts";
export { countRequests } from "./metrics/metrics-routes.ts";
export { provenBackup } from "./queries/inspections.ts";
