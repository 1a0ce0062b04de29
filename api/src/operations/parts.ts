import type { BackupConfig } from "../platform/backup/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { S3Config } from "../platform/files/s3/config.ts";
import type { Jobs } from "../platform/jobs.ts";

/** What operations is made with. */
export interface OperationsParts {
  database: Database;
  jobs: Jobs;
  dataDirectory: string;
  backup: BackupConfig;
  publicUrl: string;
  s3: S3Config;
  /** Looks through the books and tells what does not agree. */
  examine(database: Database): Promise<string[]>;
}
