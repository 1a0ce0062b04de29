import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { sharedSecret } from "../../platform/secrets.ts";
import { sweepUploads } from "./sweep.ts";

const DAY_SECONDS = 24 * 3600;

interface Parts {
  files: FileStore;
  database: Database;
  jobs: Jobs;
}

export async function sweepDaily(log: FastifyBaseLogger, { files, database, jobs }: Parts) {
  const mark = (await sharedSecret(database, "uploads-folder")).toString("hex");
  jobs.every("sweep-uploads", DAY_SECONDS, async (tx) => {
    const swept = await sweepUploads(tx, files, mark);
    if (swept === "not ours")
      log.warn(
        "the uploads belong to another database: nothing is swept. Remove uploads/.database if that is wrong",
      );
    else if (swept.files + swept.rows > 0) log.info(swept, "swept unused uploads");
  });
}
