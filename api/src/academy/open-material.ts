import type { MaterialVideo, OpenMaterial } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { forbidden } from "../platform/errors.ts";
import { opens, type Secret, temporaryKey } from "../platform/secrets.ts";
import { type Opened, requireMaterialAccess } from "./course-access.ts";
import { ownCourse } from "./own-course.ts";
import { courseAccessOf } from "./queries/courses.ts";
import { materialOf, materialWithCourse, questionsOf, type StoredMaterial } from "./queries/learning.ts";
import { noMaterial, noVideo } from "./refusals.ts";
import { embedAddress } from "./video-sites.ts";
import type { OpenedVideo, OpenVideo } from "./videos.ts";

export interface Lessons {
  database: Database;
  openVideo: OpenVideo;
  /** Signs video addresses, because players send no token. */
  videoSecret: Secret;
  embedHosts: readonly string[];
}

type As = Opened["as"];

/**
 * What a video link signs. A link expires after one to two hours. One made for an enrolled member also ends with the
 * enrolment; one made for staff does not check their rights again.
 */
const signedSubject = (as: Exclude<As, "anybody">, memberId: number, materialId: number) =>
  `video ${as} ${memberId} ${materialId}`;

/** The query string that authorises a video link; empty if everybody may watch. */
function signedQuery(secret: Secret, as: As, memberId: number, materialId: number): string {
  if (as === "anybody") return "";
  const key = temporaryKey(secret, signedSubject(as, memberId, materialId));
  return `?${new URLSearchParams({ member: String(memberId), key })}`;
}

function videoOf(
  { videoSecret, embedHosts }: Lessons,
  { slug, as }: { slug: string; as: As },
  memberId: number,
  material: Pick<StoredMaterial, "id" | "video_key" | "video_url">,
): MaterialVideo | null {
  if (material.video_key) {
    const key = signedQuery(videoSecret, as, memberId, material.id);
    return { kind: "file", url: `/api/courses/${slug}/materials/${material.id}/video/${key}` };
  }
  const url = material.video_url && embedAddress(material.video_url, embedHosts);
  return url ? { kind: "embed", url } : null;
}

export async function openMaterial(
  lessons: Lessons,
  actor: Actor | undefined,
  place: { slug: string; id: number },
): Promise<OpenMaterial> {
  const { material, courseSlug: slug, as } = await requireMaterialAccess(lessons.database, actor, place);
  const questions = await questionsOf(lessons.database, material.id);
  return {
    id: material.id,
    title: material.title,
    material_type: material.material_type,
    content: material.content,
    video: videoOf(lessons, { slug, as }, actor?.memberId ?? 0, material),
    questions: questions.map(({ text, options }) => ({ text, options })),
  };
}

interface Link {
  member?: number | undefined;
  key?: string | undefined;
}

/** Checks a signed link. For an enrolled member the enrolment must still be verified. */
async function materialBySignedLink(
  { database, videoSecret }: Lessons,
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

/** The video of a material for staff who may edit its course, also while it is a draft. */
export async function staffVideo(lessons: Lessons, actor: Actor, id: number): Promise<MaterialVideo | null> {
  const material = await materialWithCourse(lessons.database, id);
  if (!material) throw noMaterial();
  await ownCourse(lessons.database.kysely, actor, material.course_id);
  return videoOf(lessons, { slug: material.course_slug, as: "staff" }, actor.memberId, material);
}

/** Access by session, by signed link, or because the lesson is free. */
export async function openLessonVideo(
  lessons: Lessons,
  actor: Actor | undefined,
  place: { slug: string; id: number },
  { member, key }: Link,
  range?: string,
): Promise<OpenedVideo> {
  const byLink = !actor && member !== undefined && key !== undefined;
  const material = byLink
    ? await materialBySignedLink(lessons, place, member, key)
    : (await requireMaterialAccess(lessons.database, actor, place)).material;
  const video = material?.video_key ? await lessons.openVideo(material.video_key, range) : undefined;
  if (!video) throw noVideo();
  return video;
}
