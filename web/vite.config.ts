import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type EnvironmentOptions } from "vite";

const api = process.env.API_URL ?? "http://localhost:3000";

/** One file that can be imported from anywhere, with React's production build in it. */
const server = {
  build: { rolldownOptions: { input: "./server.ts" } },
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { noExternal: true as const },
};

/** The staff's own parts of the design system would weigh on visitors, and those of forms on pages without one. */
const ofEveryPage = (id: string) =>
  /\/app\/(?:ui|platform)\//.test(id) &&
  !/\/ui\/(?:staff\/|rich-text\/|form\/(?:use-|field-errors))/.test(id);

/** What the root of all pages imports besides: one file compresses better than five. */
const ofRoot = (id: string) =>
  /\/app\/(?:ui\/layout\/(?:header-actions|brand-header)|ui\/feedback\/not-found|platform\/now|shop\/member\/shopping-)/.test(
    id,
  );

/** Three files that every page needs and a few of its own, instead of one for each small component. */
const browser = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\//,
              priority: 2,
            },
            { name: "frame", test: ofEveryPage, minShareCount: 14, priority: 1 },
            { name: "header", test: ofRoot },
          ],
        },
      },
    },
  },
};

const built: Record<string, EnvironmentOptions> = { client: browser, ssr: server };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Artwork stays in files of its own: as data URLs it would weigh on the JavaScript that names it.
  build: { assetsInlineLimit: 0 },
  // Found late, it would reload the first page of a developer's day.
  optimizeDeps: { include: ["@tanstack/react-query"] },
  server: { proxy: { "/api": api, "/media": api } },
  environments: command === "build" ? built : {},
}));
