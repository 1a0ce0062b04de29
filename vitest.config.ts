import { defineConfig } from "vitest/config";
import { LONG_ENOUGH_MS } from "./e2e/long-enough.ts";
import { LongestFirst } from "./scripts/longest-first.ts";

export default defineConfig({
  test: {
    // The machines are small and noisy: generous limits, few workers, no tests of time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: LONG_ENOUGH_MS } },
    testTimeout: 180_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: "checks",
          include: ["{contract,api,web,demo,simulators,bench,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "web/build/**"],
          globalSetup: "api/src/testing/global-setup.ts",
          // The files of one worker share modules: loading the app for each took half of the time. So a test must
          // restore any module, global or clock that it changes.
          isolate: false,
          // A larger young generation saves a twentieth of the CPU time.
          execArgv: ["--max-semi-space-size=64"],
          setupFiles: "api/src/testing/each-file.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          // One app per worker, so that journeys can run in parallel (e2e/site.ts).
          globalSetup: "e2e/global-setup.ts",
          // So that the files of one worker share its browser (e2e/browser.ts).
          isolate: false,
          // Retries are listed at the end of the run, and more than one fails it (scripts/test-verdict.ts).
          retry: 1,
        },
      },
    ],
  },
});
