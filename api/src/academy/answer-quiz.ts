import { QUIZ_PASS_MARK } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { learn } from "./mark-done.ts";
import type { Standing } from "./queries/courses.ts";
import { insertDone, materialOf, questionsOf, recordScore, type StoredQuestion } from "./queries/learning.ts";
import { noMaterial } from "./refusals.ts";

export type Answers = readonly (number | null)[];

/** Rounded down, so that a score which reads as passed is passed. */
export function mark(questions: readonly Pick<StoredQuestion, "correct">[], answers: Answers) {
  const right = questions.map(({ correct }, place) => answers[place] === correct);
  const score = Math.floor((right.filter(Boolean).length * 100) / questions.length);
  return { right, score, passed: score >= QUIZ_PASS_MARK };
}

export async function answerQuiz(
  database: Database,
  { memberId }: Actor,
  standing: Standing,
  { materialId, answers }: { materialId: number; answers: Answers },
) {
  const material = await materialOf(database, standing.course_id, materialId);
  const questions = material ? await questionsOf(database, material.id) : [];
  if (!material || questions.length === 0) throw noMaterial();
  if (answers.length !== questions.length)
    throw invalid({ answers: [`Kirim ${questions.length} jawaban, satu untuk setiap pertanyaan.`] });
  const marked = mark(questions, answers);
  const best_score = await learn(database, standing, memberId, async (tx) => {
    if (marked.passed) await insertDone(tx, memberId, material.id);
    return recordScore(tx, memberId, material.id, marked.score);
  });
  return { ...marked, best_score };
}
