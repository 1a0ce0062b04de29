import { readFromTab, removeFromTab, saveToTab } from "./tab-storage.ts";

/** An action that needed a sign-in, done once the visitor is back. */
export interface Intent {
  /** The page that performs it. */
  path: string;
  what: string;
  id: number;
  quantity: number;
  /** Shown at the sign-in. */
  says: string;
}

const NAME = "niat";

/** Older versions stored a single one. */
const isList = (value: unknown): value is Intent[] => Array.isArray(value);

const kept = (): Intent[] => readFromTab(NAME, isList) ?? [];

/** Added to earlier ones, which are still wanted. */
export function keepIntent(intent: Intent): void {
  const others = kept().filter(({ what, id }) => what !== intent.what || id !== intent.id);
  saveToTab(NAME, [...others, intent]);
}

/** All of them, if that page performs at least one. */
export function intentsFor(path: string | undefined): Intent[] {
  const intents = kept();
  return intents.some((intent) => intent.path === path) ? intents : [];
}

/** Removed, so that they are performed once. */
export function takeIntents(path: string): Intent[] {
  const intents = intentsFor(path);
  if (intents.length > 0) removeFromTab(NAME);
  return intents;
}
