import type { Profile, ProfileChanges } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { forbidden, invalid, notFound, sessionEnded } from "../platform/errors.ts";
import { allowPictures } from "../platform/rate-limit/pictures.ts";
import { opens, temporaryKey } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { mayOpenPicture } from "./profile-access.ts";
import {
  changeProfile,
  graduatedBeforeEntry,
  lockPicture,
  pictureOf,
  profileOf,
  type StoredProfile,
  setFullName,
} from "./queries/profiles.ts";

const lockOf = (memberId: number, pictureKey: string) => `picture ${memberId} ${pictureKey}`;

function present({ pictureSecret }: Accounts, { picture_key, ...stored }: StoredProfile): Profile {
  const key = picture_key && temporaryKey(pictureSecret, lockOf(stored.id, picture_key));
  return { ...stored, picture: key ? `/api/profiles/${stored.id}/picture/?key=${key}` : null };
}

export async function readProfile(accounts: Accounts, memberId: number): Promise<Profile> {
  const stored = await profileOf(accounts.database, memberId);
  if (!stored) throw sessionEnded();
  return present(accounts, stored);
}

export interface ProfileEdit {
  changes: ProfileChanges;
  /** New bytes, null to remove the picture, undefined to leave it. */
  picture: Buffer | null | undefined;
}

export async function editProfile(accounts: Accounts, memberId: number, edit: ProfileEdit): Promise<Profile> {
  const { database, images } = accounts;
  if (edit.picture) await allowPictures(database, memberId, 1);
  const stored = edit.picture ? await images.store("profile", edit.picture) : edit.picture;
  const { name_full, ...columns } = edit.changes;
  const replaced = await database
    .transact(async (tx) => {
      const old = await lockPicture(tx, memberId);
      if (name_full !== undefined) await setFullName(tx, memberId, name_full);
      const all = stored === undefined ? columns : { ...columns, picture_key: stored };
      if (Object.keys(all).length > 0) await changeProfile(tx, memberId, all);
      if (await graduatedBeforeEntry(tx, memberId))
        throw invalid({ study_finish_year: ["Tahun lulus tidak boleh sebelum tahun masuk."] });
      return stored === undefined ? undefined : old;
    })
    .catch(async (error) => {
      if (stored) await images.remove(stored);
      throw error;
    });
  if (replaced) await images.remove(replaced);
  return readProfile(accounts, memberId);
}

/** For its owner and the staff who may; a browser's <img>, which cannot sign in, brings the key from the profile. */
export async function openPicture(
  { database, images, pictureSecret }: Accounts,
  actor: Actor | undefined,
  memberId: number,
  key: string | undefined,
): Promise<Buffer> {
  const picture = await pictureOf(database, memberId);
  const admitted =
    mayOpenPicture(actor, memberId) ||
    (picture !== undefined && key !== undefined && opens(pictureSecret, lockOf(memberId, picture), key));
  if (!admitted) throw forbidden();
  const bytes = picture && (await images.open(picture));
  if (!bytes) throw notFound("Gambar tidak ditemukan.");
  return bytes;
}
