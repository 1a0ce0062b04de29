/** Rounded down: only what is wholly done is 100. */
export function percentDone(done: number, total: number): number {
  return total > 0 ? Math.floor((done * 100) / total) : 0;
}
