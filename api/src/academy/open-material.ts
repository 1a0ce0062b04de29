import type { MaterialVideo, OpenMaterial } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import type { Secret } from "../platform/secrets.ts";
import { embedAddress } from "./allowed-video-sites.ts";
import { type Opened, requireMaterialAccess } from "./course-access.ts";
import { ownCourse } from "./own-course.ts";
import { materialWithCourse, questionsOf, type StoredMaterial } from "./queries/learning.ts";
import { noMaterial, noVideo } from "./refusals.ts";
import { type Link, materialBySignedLink, signedQuery } from "./signed-video-link.ts";
import type { OpenedVideo, OpenVideo } from "./videos.ts";

export interface Lessons {
  database: Database;
  openVideo: OpenVideo;
  /** Signs video addresses, because players send no token. */
  videoSecret: Secret;
  embedHosts: readonly string[];
}

function videoOf(
  { videoSecret, embedHosts }: Lessons,
  { slug, as }: { slug: string; as: Opened["as"] },
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
