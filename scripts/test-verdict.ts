/** A test that failed, and passed when it was tried again. */
export interface SecondTry {
  name: string;
  file: string;
  /** What it said the first time. */
  reason: string;
}

export interface Figures {
  passed: number;
  failed: number;
  secondTries: SecondTry[];
}

/** A browser on a small, noisy machine may stumble once. Twice is a fault of ours. */
const FORGIVEN = 1;

/** Whether a change may land, and what is to be read about it; the figures come last. */
export function verdict(figures: Figures, failedSteps: string[]): { ok: boolean; lines: string[] } {
  const { passed, failed, secondTries } = figures;
  const tooMany = secondTries.length > FORGIVEN;
  const lines = failedSteps.map((step) => `${step}: gagal`);
  if (secondTries.length > 0) {
    lines.push(`Baru berhasil pada percobaan kedua (paling banyak ${FORGIVEN} dimaafkan):`);
    for (const { name, file, reason } of secondTries) lines.push(`  ${file} > ${name}\n    ${reason}`);
  }
  lines.push(`${passed} passed, ${failed} failed`);
  return { ok: failedSteps.length === 0 && failed === 0 && !tooMany, lines };
}
