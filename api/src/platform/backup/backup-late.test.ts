import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { BACKUP_LATE_HOURS } from "./backup-late.ts";

const RULES = resolve(import.meta.dirname, "../../../../deploy/prometheus-rules.yaml");

it("is the age at which Prometheus alerts, too", async () => {
  expect(await readFile(RULES, "utf8")).toContain(
    `barakah_backup_age_seconds > ${BACKUP_LATE_HOURS} * 3600 `,
  );
});
