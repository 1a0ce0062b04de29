export { academyConfig, academySettings, videoSources } from "./config.ts";
export { ACADEMY_CHECKS } from "./doctor.ts";
export { academyFeature } from "./feature.ts";
export { enrolmentPayable } from "./payable.ts";
export { VIDEOS } from "./videos.ts";
