/** Percent of right answers from which a quiz counts as done. */
export const QUIZ_PASS_MARK = 70;
