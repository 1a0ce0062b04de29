const turns = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Work that would wait for one lock of the database waits here instead, in the order of its coming and without a connection. Other
 * instances of the app still meet it at the lock.
 */
export function inTurn<Result>(of: object, key: string, work: () => Promise<Result>): Promise<Result> {
  const line = turns.get(of) ?? new Map<string, Promise<unknown>>();
  turns.set(of, line);
  const mine = (line.get(key) ?? Promise.resolve()).then(work);
  const ended = mine
    .catch(() => undefined)
    .then(() => {
      if (line.get(key) === ended) line.delete(key);
    });
  line.set(key, ended);
  return mine;
}
