import type { MaterialVideo, OpenMaterial } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { forbidden } from "../platform/errors.ts";
import { opens, temporaryKey } from "../platform/secrets.ts";
import { embedAddress } from "./embed.ts";
import { ownCourse } from "./own-course.ts";
import { type Opened, requireMaterialAccess } from "./policy.ts";
import { courseAccessOf } from "./queries/courses.ts";
import { materialOf, materialWithCourse, questionsOf, type StoredMaterial } from "./queries/learning.ts";
import { noMaterial, noVideo } from "./refusals.ts";
import type { OpenedVideo, OpenVideo } from "./videos.ts";

export interface Lessons {
  database: Database;
  openVideo: OpenVideo;
  /** Signs video addresses, because players send no token. */
  videoSecret: Buffer;
  embedHosts: readonly string[];
}

type As = Opened["as"];

/** A link made for an enrolled member ends with the enrolment; one made for an editor lasts its hour. */
const lockOf = (as: Exclude<As, "anybody">, memberId: number, materialId: number) =>
  `video ${as} ${memberId} ${materialId}`;

/** The signature in a link; empty where everybody may watch. */
function keyFor(secret: Buffer, as: As, memberId: number, materialId: number): string {
  if (as === "anybody") return "";
  const key = temporaryKey(secret, lockOf(as, memberId, materialId));
  return `?${new URLSearchParams({ member: String(memberId), key })}`;
}

function videoOf(
  { videoSecret, embedHosts }: Lessons,
  { slug, as }: { slug: string; as: As },
  memberId: number,
  material: Pick<StoredMaterial, "id" | "video_key" | "video_url">,
): MaterialVideo | null {
  if (material.video_key) {
    const key = keyFor(videoSecret, as, memberId, material.id);
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

/** Access by a link from `openMaterial`, while its member may still open the course. */
async function linked(
  { database, videoSecret }: Lessons,
  { slug, id }: { slug: string; id: number },
  member: number,
  key: string,
): Promise<StoredMaterial | undefined> {
  const asStaff = opens(videoSecret, lockOf("staff", member, id), key);
  const access = await courseAccessOf(database, slug, member, asStaff);
  const admitted =
    asStaff || (access?.status === "verified" && opens(videoSecret, lockOf("enrolled", member, id), key));
  if (!access || !admitted) throw forbidden();
  return materialOf(database, access.course_id, id);
}

/** For course editors, also while the course is a draft. */
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
    ? await linked(lessons, place, member, key)
    : (await requireMaterialAccess(lessons.database, actor, place)).material;
  const video = material?.video_key ? await lessons.openVideo(material.video_key, range) : undefined;
  if (!video) throw noVideo();
  return video;
}
