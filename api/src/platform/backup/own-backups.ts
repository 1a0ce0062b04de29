import type { Database } from "../database/database.ts";
import { DATA_IDENTITY } from "../files/claim-data-folder.ts";
import { lastingSecret } from "../secrets.ts";
import type { BackupPlace, KeptBackup } from "./place.ts";
import { installationName, isFuture } from "./retention.ts";

const known = new WeakMap<Database, Buffer>();

/** The identity is read once and kept in memory, so that backups are listed and watched even while the database does not answer. */
export async function identityOf(database: Database): Promise<Buffer> {
  const identity = known.get(database) ?? (await lastingSecret(database, DATA_IDENTITY));
  known.set(database, identity);
  return identity;
}

export interface OwnBackups {
  /** Newest first. */
  backups: KeptBackup[];
  /** Named by a clock that was wrong: never the last one, and never deleted. */
  future: KeptBackup[];
}

/** The backups that this installation took, not those of others or of versions that did not name theirs. */
export async function ownBackups(
  place: BackupPlace,
  database: Database,
  now = new Date(),
): Promise<OwnBackups> {
  const installation = installationName(await identityOf(database));
  const own = (await place.kept()).filter((one) => one.installation === installation);
  return {
    backups: own.filter((one) => !isFuture(one, now)),
    future: own.filter((one) => isFuture(one, now)),
  };
}

/** Why this installation may not use the place; undefined if it may. `identity`: undefined before the first start. */
export async function strangerProblem(
  place: BackupPlace,
  identity: Buffer | undefined,
): Promise<string | undefined> {
  if (place.shared) return undefined;
  const owner = await place.owner();
  if (owner === undefined || owner === identity?.toString("hex")) return undefined;
  const ours = identity ? installationName(identity) : "belum ada";
  return `Tempat cadangan ${place.where("")} milik pemasangan lain (identitas ${owner.slice(0, 8)}; di sini ${ours}). Pilih BACKUP_DIR lain, atau BACKUP_SHARED=on bila memang dipakai bersama. Bila mesin ini pengganti, pulihkan dahulu cadangannya`;
}

/** The first installation that writes there owns the place. */
export async function claimPlace(place: BackupPlace, identity: Buffer): Promise<void> {
  if (!place.shared) await place.claim(identity.toString("hex"));
  const problem = await strangerProblem(place, identity);
  if (problem) throw new Error(`${problem}.`);
}
