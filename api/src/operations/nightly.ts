import { jakartaDay } from "@barakah/contract";
import type { OperationsParts } from "./dependencies.ts";
import { addInspection, inspections } from "./queries/inspections.ts";
import { readDisk } from "./readings.ts";

const LOOK_EVERY_SECONDS = 15 * 60;
/** In Jakarta, when the load is lowest. */
const NIGHT_HOUR = 3;

export async function inspect({ database, dataDirectory, examine }: OperationsParts): Promise<string[]> {
  const complaints = await examine(database);
  const { used_bytes } = await readDisk(dataDirectory);
  await addInspection(database.kysely, "doctor", complaints, { usedBytes: used_bytes });
  return complaints;
}

const nightOf = (when: Date) => jakartaDay(new Date(when.getTime() - NIGHT_HOUR * 3600_000));

/** Once a night; catches up if the machine was off. */
export function inspectNightly(parts: OperationsParts) {
  parts.jobs.every("nightly-check", LOOK_EVERY_SECONDS, async (tx) => {
    const [last] = await inspections(tx, "doctor", 1);
    if (last && nightOf(new Date(last.at)) === nightOf(new Date())) return;
    await inspect(parts);
  });
}
