import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

/**
 * Copies a cluster that initdb made once for the whole run: initdb costs as much as three starts. Not for tests of
 * the first start.
 */
export async function layCluster(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await promisify(execFile)("cp", ["-a", inject("postgres").cluster, join(directory, "cluster")]);
  return directory;
}
