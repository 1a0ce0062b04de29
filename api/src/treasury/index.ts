export { treasuryFeature } from "./feature.ts";
export { waitingCounts } from "./queries/queue.ts";
