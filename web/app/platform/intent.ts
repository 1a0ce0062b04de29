import { readFromTab, removeFromTab, saveToTab } from "./tab-storage.ts";

/** What a visitor wanted when a sign-in came in between: done as soon as they are back, as the member they then are. */
export interface Intent {
  /** The page that does it. */
  path: string;
  what: string;
  /** Of what. */
  id: number;
  quantity: number;
  /** What the sign-in says of it. */
  says: string;
}

const NAME = "niat";

/** Of this version, that is: an older one kept a single one. */
const isList = (value: unknown): value is Intent[] => Array.isArray(value);

const kept = (): Intent[] => readFromTab(NAME, isList) ?? [];

/** Beside what was wanted before: whoever goes back from the sign-in to choose something else wants both. */
export function keepIntent(intent: Intent): void {
  const others = kept().filter(({ what, id }) => what !== intent.what || id !== intent.id);
  saveToTab(NAME, [...others, intent]);
}

/** All that was wanted, where the page that follows does some of it. */
export function intentsFor(path: string | undefined): Intent[] {
  const intents = kept();
  return intents.some((intent) => intent.path === path) ? intents : [];
}

/** Once: whoever comes back later did not ask again. */
export function takeIntents(path: string): Intent[] {
  const intents = intentsFor(path);
  if (intents.length > 0) removeFromTab(NAME);
  return intents;
}
