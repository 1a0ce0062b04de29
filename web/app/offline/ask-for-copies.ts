/** The assets of this page, some of which were loaded before the service worker ran. */
export const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/** The worker that is active, or becomes so: a page that is loaded while it starts has no controller yet. */
const worker = async ({ serviceWorker }: Navigator) =>
  serviceWorker?.controller ?? (await serviceWorker?.ready)?.active;

/** Copies of these pages, with the files of this one, for when there is no signal. */
export async function keepPages(paths: Iterable<string>): Promise<void> {
  const all = [...paths];
  const files = loadedFiles();
  const active = await worker(navigator);
  for (const visited of all) active?.postMessage({ visited, files });
}
