export { moneyRoutes } from "./money-routes.ts";
export { runningRoutes } from "./running-routes.ts";
