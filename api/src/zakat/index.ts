export { ZAKAT_CHECKS } from "./doctor.ts";
export { zakatFeature } from "./feature.ts";
export { zakatSeller } from "./seller.ts";
