export { communityRoutes } from "./routes.ts";
