import { inject } from "vitest";

const worker = Number(process.env.VITEST_POOL_ID ?? 1);
const app = inject("apps")[worker - 1];
if (!app) throw new Error(`No app was started for worker ${worker}.`);

/** Where the app of this worker answers, where it lays the letters that it would send, and its provider of couriers. */
export const { site: SITE, outbox: OUTBOX, couriers: COURIERS } = app;
