const closers: (() => unknown)[] = [];

/**
 * Closes something when the test file under way is over. Not by `afterAll`: called while tests run, that would belong to
 * whichever file the worker read last, and everything would stay open until then.
 */
export const closeAfterFile = (close: () => unknown) => void closers.push(close);

/** What was opened last is closed first. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
