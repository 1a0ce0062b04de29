export { ZAKAT_CHECKS } from "./doctor.ts";
export { confirmRule, enterRule, refuseBehind, returnRule } from "./edit-rules.ts";
export { zakatFeature } from "./feature.ts";
export { zakatPayable } from "./payable.ts";
export { type RuleProposals, staffRuleRoutes } from "./staff-rule-routes.ts";
