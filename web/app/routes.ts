import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("community/home-page.tsx"),
  route("charity", "charity/charity-page.tsx"),
  route("kampanye/:slug", "charity/campaign-page.tsx"),
  route("*", "community/not-found-page.tsx"),
] satisfies RouteConfig;
