export { treasuryFeature } from "./feature.ts";
