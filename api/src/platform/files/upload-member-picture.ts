import type { Actor } from "../actor.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../errors.ts";
import { allowPictures } from "../rate-limit/pictures.ts";
import type { FileStore } from "./file-store.ts";
import { addSizes, storePicture } from "./picture-store.ts";
import { recordFiles } from "./stored-files.ts";

/** Stores a picture for a member's store, product or article. Unused pictures are deleted after a day. */
export async function uploadMemberPicture(
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
