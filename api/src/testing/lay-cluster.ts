import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

/**
 * Lays into a server's directory what initdb would make there, as a copy of what it made once for the whole run: it costs
 * the processor as much as three starts. Tests that are about the first start do without.
 */
export async function layCluster(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await promisify(execFile)("cp", ["-a", inject("postgres").cluster, join(directory, "cluster")]);
  return directory;
}
