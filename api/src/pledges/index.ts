export { PLEDGE_CHECKS } from "./doctor.ts";
export { pledgesFeature } from "./feature.ts";
