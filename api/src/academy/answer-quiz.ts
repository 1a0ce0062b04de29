import { QUIZ_PASS_MARK } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { withCourseProgress } from "./complete-material.ts";
import { limitQuizTries } from "./limit-quiz-tries.ts";
import type { CourseAccess } from "./queries/courses.ts";
import { insertDone, materialOf, questionsOf, recordScore, type StoredQuestion } from "./queries/learning.ts";
import { noMaterial } from "./refusals.ts";
import { revealQuizAnswers } from "./reveal-quiz-answers.ts";

type Answers = readonly (number | null)[];

/** Rounded down, so that a displayed passing score is always a pass. */
function mark(questions: readonly Pick<StoredQuestion, "correct">[], answers: Answers) {
  const right = questions.map(({ correct }, place) => answers[place] === correct);
  const score = Math.floor((right.filter(Boolean).length * 100) / questions.length);
  return { right, score, passed: score >= QUIZ_PASS_MARK };
}

export async function answerQuiz(
  database: Database,
  { memberId }: Actor,
  access: CourseAccess,
  { materialId, answers }: { materialId: number; answers: Answers },
) {
  const material = await materialOf(database, access.course_id, materialId);
  const questions = material ? await questionsOf(database, material.id) : [];
  if (!material || questions.length === 0) throw noMaterial();
  if (answers.length !== questions.length)
    throw invalid({ answers: [`Kirim ${questions.length} jawaban, satu untuk setiap pertanyaan.`] });
  await limitQuizTries(database, memberId, material.id);
  const { right, ...marked } = mark(questions, answers);
  const recorded = await withCourseProgress(database, access, memberId, async (tx) => {
    if (marked.passed) await insertDone(tx, memberId, material.id);
    return recordScore(tx, memberId, material.id, marked.score);
  });
  const revealAnswers = revealQuizAnswers(recorded);
  return {
    ...marked,
    right_count: right.filter(Boolean).length,
    right: revealAnswers ? right : null,
    explanations: revealAnswers ? questions.map(({ explanation }) => explanation) : null,
    best_score: recorded.best_score,
  };
}
