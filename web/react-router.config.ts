import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // A page carries its own route only; of those it links to, the browser asks after it has painted. All of them, the
  // staff's included, would weigh on every visit.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  // Our loaders and pages share their queries: split, they would only be more and smaller requests.
  splitRouteModules: false,
} satisfies Config;
