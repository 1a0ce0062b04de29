import { QUIZ_PASS_MARK } from "@barakah/contract";

/** From this try on, a member who has not passed sees which answers were right. */
const REVEAL_FROM_TRY = 3;

export const revealQuizAnswers = ({ best_score, attempts }: { best_score: number; attempts: number }) =>
  best_score >= QUIZ_PASS_MARK || attempts >= REVEAL_FROM_TRY;
