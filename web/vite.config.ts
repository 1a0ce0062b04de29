import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type EnvironmentOptions } from "vite";
import { chunks } from "./chunks/chunks.ts";

const api = process.env.API_URL ?? "http://localhost:3000";

/** One file that can be imported from anywhere, with React's production build in it. */
const server = {
  build: { rolldownOptions: { input: "./server.ts" } },
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { noExternal: true as const },
};

/**
 * Makes Chromium compile a whole file in the background while it arrives. Otherwise each function is compiled at its first
 * call, in the middle of hydration: a sixth of hydration's time. Other browsers ignore the comment.
 */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad";

/** React Router's warnings for developers, dropped with their texts. A name that a later version lacks does nothing. */
const DEVELOPERS_WARNINGS = ["warning", "warningOnce", "warnOnce"];

const browser = {
  build: {
    rolldownOptions: {
      output: { ...chunks, postBanner: COMPILED_AHEAD },
      treeshake: { manualPureFunctions: DEVELOPERS_WARNINGS },
    },
  },
};

const built: Record<string, EnvironmentOptions> = { client: browser, ssr: server };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Small artwork stands where it is named, as a data URL: a request would cost more than its few hundred bytes.
  build: {
    assetsInlineLimit: 1024,
    // What works beside the page is fetched in a quiet moment: naming its parts ahead would only weigh on every page.
    modulePreload: {
      resolveDependencies: (file, parts) => (/\/(?:start-offline|typed-early)-/.test(file) ? [] : parts),
    },
  },
  // Found late, it would reload the first page of a developer's day.
  optimizeDeps: { include: ["@tanstack/react-query"] },
  server: { proxy: { "/api": api, "/media": api } },
  environments: command === "build" ? built : {},
}));
