import type { TestApp } from "./test-app.ts";

/** Runs every job, also what waits for the morning or for another try. */
export async function runAll({ app, database }: Pick<TestApp, "app" | "database">): Promise<void> {
  const wake = () =>
    database.pool.query("update job set run_at = now() where run_at > now() and key is null");
  do {
    await app.jobs.runDue();
  } while ((await wake()).rowCount);
}
