export { backofficeFeature } from "./feature.ts";
