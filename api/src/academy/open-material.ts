import type { MaterialVideo, OpenMaterial } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { forbidden } from "../platform/errors.ts";
import { opens, temporaryKey } from "../platform/secrets.ts";
import { embedAddress } from "./embed.ts";
import { openedCourse } from "./policy.ts";
import { type Standing, standingOf } from "./queries/courses.ts";
import { materialOf, materialWithCourse, questionsOf, type StoredMaterial } from "./queries/learning.ts";
import { noMaterial, noVideo } from "./refusals.ts";
import type { OpenedVideo, OpenVideo } from "./videos.ts";

export interface Lessons {
  database: Database;
  openVideo: OpenVideo;
  /** Signs the addresses of videos, which a player asks for without a token. */
  videoSecret: Buffer;
  embedHosts: readonly string[];
}

/** A link made for an enrolled member dies with the enrolment; one made for an editor lives its hour. */
const lockOf = (as: "enrolled" | "staff", memberId: number, materialId: number) =>
  `video ${as} ${memberId} ${materialId}`;

function videoOf(
  { videoSecret, embedHosts }: Lessons,
  { slug, as }: { slug: string; as: "enrolled" | "staff" },
  memberId: number,
  material: Pick<StoredMaterial, "id" | "video_key" | "video_url">,
): MaterialVideo | null {
  if (material.video_key) {
    const key = temporaryKey(videoSecret, lockOf(as, memberId, material.id));
    const query = new URLSearchParams({ member: String(memberId), key });
    const url = `/api/courses/${slug}/materials/${material.id}/video/?${query}`;
    return { kind: "file", url };
  }
  const url = material.video_url && embedAddress(material.video_url, embedHosts);
  return url ? { kind: "embed", url } : null;
}

export async function openMaterial(
  lessons: Lessons,
  actor: Actor,
  { slug, id }: { slug: string; id: number },
): Promise<OpenMaterial> {
  const standing = await openedCourse(lessons.database, actor, slug);
  const material = await materialOf(lessons.database, standing.course_id, id);
  if (!material) throw noMaterial();
  const questions = await questionsOf(lessons.database, material.id);
  const as = standing.status === "verified" ? "enrolled" : "staff";
  return {
    id: material.id,
    title: material.title,
    material_type: material.material_type,
    content: material.content,
    video: videoOf(lessons, { slug: standing.course_slug, as }, actor.memberId, material),
    questions: questions.map(({ text, options }) => ({ text, options })),
  };
}

/** By the caller's own session, or by a link from `openMaterial` while its member may still open the course. */
async function standingOfViewer(
  { database, videoSecret }: Lessons,
  actor: Actor | undefined,
  { slug, id }: { slug: string; id: number },
  link: { member?: number | undefined; key?: string | undefined },
): Promise<Standing> {
  if (actor) return openedCourse(database, actor, slug);
  const { member, key } = link;
  if (member === undefined || key === undefined) throw forbidden();
  const asStaff = opens(videoSecret, lockOf("staff", member, id), key);
  const standing = await standingOf(database, slug, member, asStaff);
  const admitted =
    asStaff || (standing?.status === "verified" && opens(videoSecret, lockOf("enrolled", member, id), key));
  if (!standing || !admitted) throw forbidden();
  return standing;
}

/** For those who write courses: what its learners will watch, also while the course is a draft. */
export async function staffVideo(lessons: Lessons, actor: Actor, id: number): Promise<MaterialVideo | null> {
  const material = await materialWithCourse(lessons.database, id);
  if (!material) throw noMaterial();
  return videoOf(lessons, { slug: material.course_slug, as: "staff" }, actor.memberId, material);
}

export async function openLessonVideo(
  lessons: Lessons,
  actor: Actor | undefined,
  place: { slug: string; id: number },
  link: { member?: number | undefined; key?: string | undefined },
  range?: string,
): Promise<OpenedVideo> {
  const standing = await standingOfViewer(lessons, actor, place, link);
  const material = await materialOf(lessons.database, standing.course_id, place.id);
  const video = material?.video_key ? await lessons.openVideo(material.video_key, range) : undefined;
  if (!video) throw noVideo();
  return video;
}
