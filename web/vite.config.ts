import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const api = process.env.API_URL ?? "http://localhost:3000";

/** One file that can be imported from anywhere, with React's production build in it. */
const server = {
  build: { rolldownOptions: { input: "./server.ts" } },
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { noExternal: true as const },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Artwork stays in files of its own: as data URLs it would weigh on the JavaScript that names it.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { "/api": api, "/media": api } },
  environments: { ssr: command === "build" ? server : {} },
}));
