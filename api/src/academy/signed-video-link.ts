import type { Database } from "../platform/database/database.ts";
import { forbidden } from "../platform/errors.ts";
import { opens, type Secret, temporaryKey } from "../platform/secrets.ts";
import type { Opened } from "./course-access.ts";
import { courseAccessOf } from "./queries/courses.ts";
import { materialOf, type StoredMaterial } from "./queries/learning.ts";

type As = Opened["as"];

/**
 * What a video link signs. A link expires after one to two hours. One made for an enrolled member also ends with the
 * enrolment; one made for staff does not check their rights again.
 */
const signedSubject = (as: Exclude<As, "anybody">, memberId: number, materialId: number) =>
  `video ${as} ${memberId} ${materialId}`;

/** The query string that authorises a video link; empty if everybody may watch. */
export function signedQuery(secret: Secret, as: As, memberId: number, materialId: number): string {
  if (as === "anybody") return "";
  const key = temporaryKey(secret, signedSubject(as, memberId, materialId));
  return `?${new URLSearchParams({ member: String(memberId), key })}`;
}

export interface Link {
  member?: number | undefined;
  key?: string | undefined;
}

/** Checks a signed link. For an enrolled member the enrolment must still be verified. */
export async function materialBySignedLink(
  { database, videoSecret }: { database: Database; videoSecret: Secret },
  { slug, id }: { slug: string; id: number },
  member: number,
  key: string,
): Promise<StoredMaterial | undefined> {
  const asStaff = opens(videoSecret, signedSubject("staff", member, id), key);
  const access = await courseAccessOf(database, slug, member, asStaff);
  const admitted =
    asStaff ||
    (access?.status === "verified" && opens(videoSecret, signedSubject("enrolled", member, id), key));
  if (!access || !admitted) throw forbidden();
  return materialOf(database, access.course_id, id);
}
