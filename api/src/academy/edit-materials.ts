import type { BodyOf, editMaterial } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { lockFiles, picturesIn } from "../platform/files/stored-files.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import { embedAddress, siteNotAllowed } from "./allowed-video-sites.ts";
import { readStaffCourse } from "./edit-course.ts";
import { ownCourse } from "./own-course.ts";
import {
  deleteMaterial,
  insertMaterial,
  lockCourse,
  lockMaterial,
  type MaterialColumns,
  materialIds,
  materialVersion,
  placeMaterials,
  questionsNow,
  replaceQuestions,
  updateMaterial,
} from "./queries/staff-courses.ts";
import { noCourse, noMaterial } from "./refusals.ts";

type Rewritten = BodyOf<typeof editMaterial>;
type Draft = Omit<Rewritten, "version">;

export interface MaterialRules {
  database: Database;
  embedHosts: readonly string[];
}

/** Fields of other kinds of material are dropped. */
function columnsOf({ title, material_type, content, minutes, ...rest }: Draft): MaterialColumns {
  const video_key = material_type === "video" ? rest.video_key : null;
  const video_url = material_type === "video" && !video_key ? rest.video_url : null;
  const is_free = material_type !== "quiz" && rest.is_free;
  return { title, material_type, content: cleanHtml(content), video_url, video_key, minutes, is_free };
}

/** Checks that the video can be shown and that its files still exist, then returns the columns. */
async function writable({ embedHosts }: MaterialRules, tx: Tx, draft: Draft): Promise<MaterialColumns> {
  const columns = columnsOf(draft);
  const { content, video_url, video_key } = columns;
  if (video_url && !embedAddress(video_url, embedHosts))
    throw invalid({ video_url: [siteNotAllowed(embedHosts)] });
  await lockFiles(tx, { content: picturesIn(content), video_key: video_key ? [video_key] : [] });
  return columns;
}

function questionsOf({ material_type, questions }: Draft) {
  if (material_type !== "quiz") return [];
  if (questions.length === 0) throw invalid({ questions: ["Tulis paling sedikit satu soal."] });
  const wrong = questions.findIndex(({ options, correct }) => correct >= options.length);
  if (wrong >= 0) throw invalid({ [`questions.${wrong}.correct`]: ["Pilih jawaban yang benar."] });
  return questions;
}

export async function writeMaterial(rules: MaterialRules, actor: Actor, courseId: number, draft: Draft) {
  const { database } = rules;
  const questions = questionsOf(draft);
  await database.transact(async (tx) => {
    if (!(await lockCourse(tx, courseId))) throw noCourse();
    await ownCourse(tx, actor, courseId);
    const columns = await writable(rules, tx, draft);
    const id = await insertMaterial(tx, courseId, columns);
    await replaceQuestions(tx, id, questions);
    await audit(tx, actor, "material.add", ["course_material", id], {
      after: {
        course_id: courseId,
        title: columns.title,
        material_type: columns.material_type,
        is_free: columns.is_free,
      },
    });
  });
  return readStaffCourse(database, courseId);
}

/** Optimistic locking under the row's lock: the second editor gets a conflict and loses nothing. */
export async function rewriteMaterial(
  rules: MaterialRules,
  actor: Actor,
  id: number,
  { version, ...draft }: Rewritten,
) {
  const { database } = rules;
  const questions = questionsOf(draft);
  const courseId = await database.transact(async (tx) => {
    const before = await lockMaterial(tx, id);
    if (!before) throw noMaterial();
    await ownCourse(tx, actor, before.course_id);
    const now = materialVersion({ ...before, questions: await questionsNow(tx, id) });
    const after = await writable(rules, tx, draft);
    if (materialVersion({ ...after, questions }) === now) return before.course_id;
    if (now !== version) throw editConflict();
    await updateMaterial(tx, id, after);
    await replaceQuestions(tx, id, questions);
    const { title, material_type, content, video_url, video_key, minutes, is_free } = before;
    await audit(tx, actor, "material.edit", ["course_material", id], {
      before: { title, material_type, content, video_url, video_key, minutes, is_free },
      after: { ...after, ...(questions.length > 0 && { questions: questions.length }) },
    });
    return before.course_id;
  });
  return readStaffCourse(database, courseId);
}

export async function dropMaterial(database: Database, actor: Actor, id: number) {
  const courseId = await database.transact(async (tx) => {
    const before = await lockMaterial(tx, id);
    if (!before) throw noMaterial();
    await ownCourse(tx, actor, before.course_id);
    await deleteMaterial(tx, id);
    await audit(tx, actor, "material.remove", ["course_material", id], { before });
    return before.course_id;
  });
  return readStaffCourse(database, courseId);
}

export async function arrangeMaterials(database: Database, actor: Actor, courseId: number, ids: number[]) {
  await database.transact(async (tx) => {
    if (!(await lockCourse(tx, courseId))) throw noCourse();
    await ownCourse(tx, actor, courseId);
    const before = await materialIds(tx, courseId);
    const same = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!same) throw invalid({ ids: ["Sebutkan semua materi kelas ini, masing-masing sekali."] });
    await placeMaterials(tx, courseId, ids);
    await audit(tx, actor, "course.arrange", ["course", courseId], { before, after: ids });
  });
  return readStaffCourse(database, courseId);
}
