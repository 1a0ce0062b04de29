/** The service worker's global scope, with its own type. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** What pages say to the worker. */
export type Told = "perbarui" | "salinan?" | Visited;

/** A page that was opened within the app, and the files that it has loaded. */
export interface Visited {
  visited: string;
  files?: string[];
}
