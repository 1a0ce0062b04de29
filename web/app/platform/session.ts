import type { SessionUser } from "@barakah/contract";
import { useSyncExternalStore } from "react";
import { inMemory, safeStorage } from "./safe-storage.ts";
import { createSessionStore, SESSION_KEY, type StoredSession } from "./session-store.ts";

export type { StoredSession } from "./session-store.ts";

/** On the server nobody is signed in: its pages are the same for everyone. */
export const browserStorage = typeof window === "undefined" ? inMemory() : safeStorage();
export const sessionStore = createSessionStore(browserStorage);

function subscribe(listener: () => void): () => void {
  const unsubscribe = sessionStore.subscribe(listener);
  const hear = ({ key }: StorageEvent) => (key === SESSION_KEY || key === null) && listener();
  window.addEventListener("storage", hear);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", hear);
  };
}

/** What is stored, in whichever tab it changed; null when nothing is, undefined while it is not known yet. */
export const useSession = (): StoredSession | null | undefined =>
  useSyncExternalStore(subscribe, sessionStore.read, () => undefined);

/** A session that calls can be made with. */
export type Member = StoredSession & Pick<SessionUser, "access" | "id">;

export const isMember = (session: StoredSession | null | undefined): session is Member =>
  Boolean(session?.access) && session?.id !== undefined;

/** Who is signed in, if anybody is. */
export function useMember(): Member | undefined {
  const session = useSession();
  return isMember(session) ? session : undefined;
}

export function startSession(user: SessionUser): void {
  sessionStore.write(user);
}

export function dropSession(): void {
  sessionStore.clear();
}

const endListeners = new Set<() => void>();

export function announceEnd(): void {
  for (const listener of endListeners) listener();
}

/** Hears when this tab finds that the session has ended by itself. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
