import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The machines that run this are small and noisy: generous limits, few workers, no test that measures time.
    maxWorkers: 2,
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
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          globalSetup: "e2e/global-setup.ts",
          fileParallelism: false,
          // A browser on a small, noisy machine may stumble once. Twice is a fault of ours.
          retry: 1,
        },
      },
    ],
  },
});
