import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

export default defineConfig({
  test: {
    // The machines that run this are small and noisy: generous limits, few workers, no test that measures time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "checks",
          include: ["{contract,api,web,demo,simulators,bench,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "web/build/**"],
          globalSetup: "api/src/testing/global-setup.ts",
          // The files of one worker share what they import: reading the app anew for each was half of the time. So a test
          // puts back whatever it changes of a module, a global or the clock.
          isolate: false,
          // What a test leaves behind is mostly dead by the time that so much room is full: a twentieth of the work is saved.
          execArgv: ["--max-semi-space-size=64"],
          setupFiles: "api/src/testing/each-file.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          // An app for each worker, so that journeys can run side by side (e2e/site.ts).
          globalSetup: "e2e/global-setup.ts",
          // So the files of one worker share its browser (e2e/browser.ts).
          isolate: false,
          // What a page shows a moment later may on a busy machine be many moments later.
          expect: { poll: { timeout: 30_000 } },
          // Each second try is named at the end of the run, and two of them fail it (scripts/test-verdict.ts).
          retry: 1,
        },
      },
    ],
  },
});
