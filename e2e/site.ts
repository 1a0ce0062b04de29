import { inject } from "vitest";

const worker = Number(process.env.VITEST_POOL_ID ?? 1);
const app = inject("apps")[worker - 1];
if (!app) throw new Error(`No app was started for worker ${worker}.`);

/** Where the app of this worker answers, and where it lays the letters that it would send. */
export const { site: SITE, outbox: OUTBOX } = app;
