import type { KnipConfig } from "knip";

/** knip finds unused files, exports and dependencies. `npm run lint` fails on them. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    ".": {
      entry: [
        "scripts/*.{mjs,ts}",
        "scripts/imports/check.ts",
        "bench/*.ts",
        "bench/speed/servers/*.ts",
        "bench/scanner/page.ts",
        "demo/*.ts",
      ],
      project: ["{scripts,e2e,bench,demo,simulators}/**/*.{ts,mjs}"],
      ignoreBinaries: ["ffmpeg", "haproxy", "mount", "pgbouncer", "react-router", "umount"],
      // axe-core is read as a file and run in the page; Biome is started by name.
      ignoreDependencies: ["axe-core", "@biomejs/biome"],
    },
    contract: { project: ["src/**/*.ts"] },
    api: {
      // kysely-codegen exports a type for each table.
      entry: [
        "src/{main,backup,doctor,keys,preflight,restore,user}.ts",
        "src/**/*.fixture.ts",
        "src/platform/database/schema.ts",
      ],
      project: ["src/**/*.ts"],
    },
    web: {
      entry: ["server.ts", "worker/worker.ts"],
      project: ["{app,worker}/**/*.{ts,tsx,css}", "*.ts"],
      // React Router requires them in package.json.
      ignoreDependencies: ["@react-router/node", "isbot"],
    },
  },
};

export default config;
