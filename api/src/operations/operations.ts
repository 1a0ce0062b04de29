import type { Operations } from "@barakah/contract";
import { backupPlace } from "../platform/backup/place.ts";
import type { OperationsParts } from "./dependencies.ts";
import { latestAlerts } from "./queries/alerts.ts";
import { copies, databaseFacts } from "./queries/copies.ts";
import { inspections } from "./queries/inspections.ts";
import { doneToday, jobsByName, mailToday } from "./queries/jobs.ts";
import { daysLeft, readBackups, readDisk, readStorage } from "./readings.ts";
import { RESTORE_TEST } from "./restore-test.ts";
import { type Readings, worriesOf } from "./worries.ts";

const SHOWN_NIGHTS = 14;

export async function readReadings(parts: OperationsParts, now = new Date()): Promise<Readings> {
  const { database, backup } = parts;
  const [jobs, nights, [tested], disk, kept, mail, storage] = await Promise.all([
    jobsByName(database),
    inspections(database.kysely, "doctor", SHOWN_NIGHTS),
    inspections(database.kysely, "restore", 1),
    readDisk(parts.dataDirectory),
    readBackups(backupPlace(backup), now),
    mailToday(database),
    readStorage(parts.s3),
  ]);
  return {
    backup: kept,
    restore_test: {
      possible: kept.last !== null,
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
    storage,
    jobs,
    mail,
  };
}

export async function readOperations(parts: OperationsParts): Promise<Operations> {
  const { database } = parts;
  const now = new Date();
  const readings = await readReadings(parts, now);
  const [done_today, alerts, running, facts] = await Promise.all([
    doneToday(database),
    latestAlerts(database),
    copies(database),
    databaseFacts(database),
  ]);
  return {
    ...readings,
    worries: worriesOf(readings, now.getTime()),
    done_today,
    alerts,
    copies: running,
    database: facts,
  };
}
