export { zakatFeature } from "./feature.ts";
