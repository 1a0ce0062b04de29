const closers: (() => unknown)[] = [];

/**
 * Closes something at the end of the current test file. Not with `afterAll`: called while tests run, it would
 * register for the file that the worker loaded last.
 */
export const closeAfterFile = (close: () => unknown) => void closers.push(close);

/** In reverse order. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
