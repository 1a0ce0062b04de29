import { jakartaDay } from "@barakah/contract";
import { allowLongWork } from "../platform/database/session.ts";
import type { OperationsParts } from "./dependencies.ts";
import { addInspection, inspections } from "./queries/inspections.ts";
import { readDisk } from "./readings.ts";
import { provedBy } from "./whole-check.ts";

const LOOK_EVERY_SECONDS = 15 * 60;
/** In Jakarta, when the load is lowest. */
const NIGHT_HOUR = 3;

/** More checks than a week has nights: some are asked for by hand. */
const REMEMBERED = 30;

export async function inspect({
  database,
  dataDirectory,
  examine,
  mark,
}: OperationsParts): Promise<string[]> {
  const since = provedBy(await inspections(database.kysely, "doctor", REMEMBERED));
  const begun = performance.now();
  const now = await mark(database);
  const complaints = await examine(database, since);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { used_bytes } = await readDisk(dataDirectory);
  const figures = { usedBytes: used_bytes, seconds, ...(since === undefined && { mark: now }) };
  await addInspection(database.kysely, "doctor", complaints, figures);
  return complaints;
}

const nightOf = (when: Date) => jakartaDay(new Date(when.getTime() - NIGHT_HOUR * 3600_000));

/** Once a night; catches up if the machine was off. */
export function inspectNightly(parts: OperationsParts) {
  parts.jobs.isLong("nightly-check");
  parts.jobs.every("nightly-check", LOOK_EVERY_SECONDS, async (tx) => {
    const [last] = await inspections(tx, "doctor", 1);
    if (last && nightOf(new Date(last.at)) === nightOf(new Date())) return;
    await allowLongWork(tx);
    await inspect(parts);
  });
}
