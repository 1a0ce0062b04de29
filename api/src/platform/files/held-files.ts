import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

const PREFIX = ".backup-";

export interface HeldFiles {
  files: { path: string; mode: number }[];
  /** Undefined if it was deleted meanwhile. */
  read(path: string): Promise<AsyncIterable<Buffer> | undefined>;
  release(): Promise<void>;
}

export async function allBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** All files below a folder, except those still being written. */
export const filesBelow = async (folder: string): Promise<string[]> =>
  (await allBelow(folder)).filter((path) => !path.includes(".part"));

async function removeLeftovers(directory: string) {
  for (const name of await readdir(directory))
    if (name.startsWith(PREFIX)) await rm(join(directory, name), { recursive: true, force: true });
}

/** False if the file was deleted first. */
async function hold(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    // Some file systems do not support hard links.
    await link(from, to).catch((error) =>
      error.code === "ENOENT" ? Promise.reject(error) : copyFile(from, to),
    );
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Hard-links every uploaded file, so that none disappears during a slow backup. */
export async function holdUploads(dataDirectory: string, uploads: string): Promise<HeldFiles> {
  await removeLeftovers(dataDirectory);
  const place = join(dataDirectory, `${PREFIX}${randomBytes(4).toString("hex")}`);
  await mkdir(place, { mode: 0o700 });
  const files: HeldFiles["files"] = [];
  for (const path of await filesBelow(uploads)) {
    if (!(await hold(join(uploads, path), join(place, path)))) continue;
    files.push({ path, mode: (await stat(join(place, path))).mode & 0o777 });
  }
  return {
    files,
    read: async (path) => createReadStream(join(place, path)),
    release: () => rm(place, { recursive: true, force: true }),
  };
}
