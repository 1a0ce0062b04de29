/** A test that failed first and passed on retry. */
export interface SecondTry {
  name: string;
  file: string;
  /** The first failure. */
  reason: string;
}

export interface Figures {
  passed: number;
  failed: number;
  secondTries: SecondTry[];
}

/** A browser on a small, noisy machine may fail once. Twice is a defect. */
const FORGIVEN = 1;

/** The result and its summary; figures come last. */
export function verdict(figures: Figures, failedSteps: string[]): { ok: boolean; lines: string[] } {
  const { passed, failed, secondTries } = figures;
  const tooMany = secondTries.length > FORGIVEN;
  const lines = failedSteps.map((step) => `${step}: failed`);
  if (secondTries.length > 0) {
    lines.push(`Passed only on retry (at most ${FORGIVEN} allowed):`);
    for (const { name, file, reason } of secondTries) lines.push(`  ${file} > ${name}\n    ${reason}`);
  }
  lines.push(`${passed} passed, ${failed} failed`);
  return { ok: failedSteps.length === 0 && failed === 0 && !tooMany, lines };
}
