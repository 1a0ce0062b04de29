const planned = new Set<string>();

/**
 * Does the work in one tab at a time. Asked while it is being done, it does it once more afterwards, because the signal may be back
 * since; undefined if that is planned already.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  // Browsers offer locks on secure connections only.
  if (!navigator.locks) return work();
  if (planned.has(name)) return undefined;
  planned.add(name);
  return navigator.locks.request(name, () => {
    planned.delete(name);
    return work();
  });
}
