import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { addSizes, storePicture } from "../platform/files/picture-store.ts";
import { recordFiles } from "../platform/files/stored-files.ts";
import { allowPictures } from "../platform/rate-limit/pictures.ts";

/** A picture of a store or its product. What is not used is deleted after a day. */
export async function uploadStorePicture(
  { database, files }: { database: Database; files: FileStore },
  { memberId }: Actor,
  picture: Buffer | undefined,
) {
  if (!picture) throw invalid({ picture: ["Pilih gambarnya dahulu."] });
  await allowPictures(database, memberId, 1);
  const stored = await storePicture(files, picture);
  await database.transact(async (tx) => {
    await recordFiles(tx, [
      { key: stored.key, kind: "picture", bytes: picture.length, uploadedBy: memberId },
    ]);
    await addSizes(tx, stored.key);
  });
  return stored;
}
