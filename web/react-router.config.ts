import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The API answers pages and /api only: the browser must never have to ask for the route manifest.
  routeDiscovery: { mode: "initial" },
  // Our loaders and pages share their queries: split, they would only be more and smaller requests.
  splitRouteModules: false,
} satisfies Config;
