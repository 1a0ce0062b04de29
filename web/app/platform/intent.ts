import { readFromTab, removeFromTab, saveToTab } from "./tab-storage.ts";

/** What a visitor wanted when a sign-in came in between: done as soon as they are back, as the member they then are. */
export interface Intent {
  /** The page that does it. */
  path: string;
  what: string;
  quantity: number;
  /** What the sign-in says of it. */
  says: string;
}

const NAME = "niat";

function isIntent(value: unknown): value is Intent {
  const { path, what, quantity, says } = (value ?? {}) as Partial<Intent>;
  return [path, what, says].every((text) => typeof text === "string") && typeof quantity === "number";
}

export const keepIntent = (intent: Intent) => saveToTab(NAME, intent);

export function intentFor(path: string | undefined): Intent | undefined {
  const intent = path === undefined ? undefined : readFromTab(NAME, isIntent);
  return intent?.path === path ? intent : undefined;
}

/** Once: whoever comes back later did not ask again. */
export function takeIntent(path: string): Intent | undefined {
  const intent = intentFor(path);
  if (intent) removeFromTab(NAME);
  return intent;
}
