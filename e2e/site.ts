import { inject } from "vitest";

const worker = Number(process.env.VITEST_POOL_ID ?? 1);
const app = inject("apps")[worker - 1];
if (!app) throw new Error(`No app was started for worker ${worker}.`);

/** The address, mail outbox and courier provider of this worker's app. */
export const { site: SITE, outbox: OUTBOX, couriers: COURIERS } = app;
