export { academyRoutes } from "./routes.ts";
