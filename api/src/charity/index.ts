export { givingRoutes } from "./giving-routes.ts";
export { charityRoutes } from "./routes.ts";
export { donationSeller } from "./seller.ts";
