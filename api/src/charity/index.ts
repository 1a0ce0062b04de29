export { charityRoutes } from "./routes.ts";
