export { storesFeature } from "./feature.ts";
