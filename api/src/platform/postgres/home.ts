import { mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { canEnter, giveTo, type Identity, serverIdentity, shellSucceeds } from "./server-user.ts";

/** The server's directory and the user it runs as. */
export interface Home {
  directory: string;
  cluster: string;
  identity: Identity | undefined;
}

export async function settleHome(wished: string): Promise<Home> {
  const directory = resolve(wished);
  const cluster = join(directory, "cluster");
  const identity = await serverIdentity(cluster);
  // Fails with a clear message if the user does not exist, as in a container with a single user.
  if (identity) await shellSucceeds(identity, "true");
  else await refuseForeignData(directory);
  await mkdir(dirname(directory), { recursive: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await giveTo(identity, directory);
  if (!(await canEnter(identity, directory)))
    throw new Error(`Pengguna database tidak dapat memasuki ${directory}; pilih DATA_DIR lain.`);
  return { directory, cluster, identity };
}

async function refuseForeignData(directory: string): Promise<void> {
  const foreign = await stat(join(directory, "cluster")).then(
    (found) => found.uid !== process.getuid?.(),
    (error: NodeJS.ErrnoException) => error.code === "EACCES",
  );
  if (foreign)
    throw new Error(
      `Data di ${directory} milik pengguna lain; jalankan sebagai pemiliknya atau pilih DATA_DIR lain.`,
    );
}
