export { ZAKAT_CHECKS } from "./doctor.ts";
export { zakatFeature } from "./feature.ts";
export { confirmRule, enterRule, refuseBehind, returnRule } from "./keep-rules.ts";
export { zakatPayable } from "./payable.ts";
export { type RuleProposals, staffRuleRoutes } from "./staff-rule-routes.ts";
