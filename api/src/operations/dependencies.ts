import type { BackupConfig } from "../platform/backup/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { S3Config } from "../platform/files/s3/config.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { WatchedPlaces } from "./readings.ts";

export interface OperationsParts {
  database: Database;
  jobs: Jobs;
  dataDirectory: string;
  backup: BackupConfig;
  publicUrl: string;
  s3: S3Config;
  /** Checks the books; returns the disagreements. With `since` only what was written after that mark, and all sums. */
  examine(database: Database, since?: { mark: string; day: string }): Promise<string[]>;
  /** How far the database has come, as `since` names it. */
  mark(database: Database): Promise<string>;
  /** Contacts that production shows although they are the example's. */
  exampleContacts(): Promise<string[]>;
}

export type WatchedParts = OperationsParts & { places: WatchedPlaces };
