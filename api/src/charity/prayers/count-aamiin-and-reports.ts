import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { existing } from "../../platform/errors.ts";
import { CSRF_COOKIE } from "../../platform/http/csrf.ts";
import { type ActionLimits, limitAction, type Person } from "../../platform/rate-limit/action-limits.ts";
import { type MarkKind, markPrayer, shownPrayer } from "../queries/prayers.ts";

/** Enough for a person who reads many prayers, not for a script. */
const MARKS: ActionLimits = {
  own: { most: 120, seconds: 3600 },
  ofAddress: { most: 3600, seconds: 3600 },
  withoutCookie: { most: 120, seconds: 3600 },
};

const COOKIE = new RegExp(`(?:^|; ?)${CSRF_COOKIE}=([^;]*)`);

/** A member, or a browser by its random cookie, of which only the hash is stored. */
export function whoMarks(request: FastifyRequest, memberId: number | undefined): string {
  if (memberId !== undefined) return `member:${memberId}`;
  const cookie = COOKIE.exec(request.headers.cookie ?? "")?.[1] ?? request.ip;
  return `visitor:${createHash("sha256").update(cookie).digest("hex").slice(0, 32)}`;
}

export interface Marking {
  id: number;
  kind: MarkKind;
  who: string;
  from: Person;
}

/** Says Aamiin or reports; repeated presses count once. */
export async function mark(database: Database, { id, kind, who, from }: Marking) {
  await limitAction(database, from, { prayer: MARKS }, "doa yang diaminkan atau dilaporkan");
  return database.transact(async (tx) => {
    const prayer = existing(await shownPrayer(tx, id), "Pesan ini sudah tidak ditampilkan.");
    const counted = await markPrayer(tx, id, who, kind);
    const more = counted && kind === "aamiin" ? 1 : 0;
    return { aamiin: prayer.aamiin_count + more, slug: prayer.slug };
  });
}
