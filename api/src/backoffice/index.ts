export { backofficeFeature } from "./feature.ts";
export { changeRoles } from "./staff/roles.ts";
