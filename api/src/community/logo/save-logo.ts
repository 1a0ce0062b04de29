import { createHash } from "node:crypto";
import { UPLOAD_WRONG_TYPE } from "@barakah/contract";
import sharp from "sharp";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import { cachedUntilChanged } from "../../platform/cache/cached-table.ts";
import type { ContentChanges } from "../../platform/cache/content-changes.ts";
import type { Database } from "../../platform/database/database.ts";
import { wrongType } from "../../platform/errors.ts";
import { checkUploadedPicture } from "../../platform/files/check-uploaded-picture.ts";
import { decoding } from "../../platform/files/decoding.ts";
import { forgetLogo, type Logo, storedLogo, storeLogo } from "./logo-queries.ts";

/** The largest size shown anywhere. */
const SIDE = 512;
const DIGITS = 12;

/** The community's own logo; undefined while the app shows its default. */
export type ReadLogo = () => Promise<Logo | undefined>;

export function readLogo({ kysely }: Database, changes: ContentChanges): ReadLogo {
  const cached = cachedUntilChanged<Logo | undefined>(changes, "site_logo");
  return () => cached(() => storedLogo(kysely));
}

/** Re-encoded with transparency and without metadata. */
const redrawn = (bytes: Buffer) =>
  decoding(bytes, () =>
    sharp(bytes)
      .rotate()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
      .catch(() => {
        throw wrongType(UPLOAD_WRONG_TYPE);
      }),
  );

export async function keepLogo({ transact }: Database, actor: Actor, bytes: Buffer): Promise<Logo> {
  await checkUploadedPicture(bytes);
  const png = await redrawn(bytes);
  const version = createHash("sha256").update(png).digest("hex").slice(0, DIGITS);
  await transact(async (tx) => {
    const before = await storedLogo(tx);
    await storeLogo(tx, { png, version }, actor.memberId);
    await audit(tx, actor, "setting.change", ["setting", "logo"], {
      before: before ? { version: before.version } : undefined,
      after: { version, bytes: png.length },
    });
  });
  return { png, version };
}

/** Back to the default logo. */
export const dropLogo = ({ transact }: Database, actor: Actor): Promise<void> =>
  transact(async (tx) => {
    const before = await storedLogo(tx);
    if (!before) return;
    await forgetLogo(tx);
    await audit(tx, actor, "setting.change", ["setting", "logo"], { before: { version: before.version } });
  });
