import type { Operations } from "@barakah/contract";
import type { WatchedParts } from "./dependencies.ts";
import { problemsIn, type Readings } from "./problems.ts";
import { latestAlerts } from "./queries/alerts.ts";
import { inspections } from "./queries/inspections.ts";
import { databaseFacts, instances } from "./queries/instances.ts";
import { doneToday, jobsByName, mailToday } from "./queries/jobs.ts";
import { backupReading, daysLeft, readDisk } from "./readings.ts";
import { RESTORE_TEST } from "./restore-test.ts";

const SHOWN_NIGHTS = 14;

export async function readReadings(
  { database, dataDirectory, places, exampleContacts }: WatchedParts,
  { soon = false, now = new Date() } = {},
): Promise<Readings> {
  const [jobs, nights, [tested], disk, told, mail, examples] = await Promise.all([
    jobsByName(database),
    inspections(database.kysely, "doctor", SHOWN_NIGHTS),
    inspections(database.kysely, "restore", 1),
    readDisk(dataDirectory),
    soon ? places.readSoon() : places.read(),
    mailToday(database),
    exampleContacts(),
  ]);
  return {
    backup: backupReading(places.configured, told, now),
    restore_test: {
      possible: told.backups.length > 0,
      running: jobs.some(({ name, waiting }) => name === RESTORE_TEST && waiting > 0),
      at: tested?.at ?? null,
      rows: tested?.figures.rows ?? null,
      complaints: tested?.complaints ?? [],
    },
    check: {
      at: nights[0]?.at ?? null,
      complaints: nights[0]?.complaints ?? [],
      nights: nights.map(({ complaints }) => complaints.length === 0).reverse(),
    },
    disk: { ...disk, days_left: daysLeft(disk, nights, now) },
    storage: told.storage,
    jobs,
    mail,
    examples,
    future: told.future,
  };
}

export async function readOperations(parts: WatchedParts): Promise<Operations> {
  const { database } = parts;
  const now = new Date();
  const { examples, future, ...readings } = await readReadings(parts, { soon: true, now });
  const [done_today, alerts, running, facts] = await Promise.all([
    doneToday(database),
    latestAlerts(database),
    instances(database),
    databaseFacts(database),
  ]);
  return {
    ...readings,
    problems: problemsIn({ ...readings, examples, future }, now.getTime()),
    done_today,
    alerts,
    instances: running,
    database: facts,
  };
}
