import type { SessionUser } from "@barakah/contract";
import { useSyncExternalStore } from "react";
import { inMemory, safeStorage } from "./safe-storage.ts";
import { createSessionStore, SESSION_KEY, type StoredSession } from "./session-store.ts";

export type { StoredSession } from "./session-store.ts";

/** On the server nobody is signed in: pages are the same for everybody. */
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

/** Null if nothing is stored, undefined before hydration. */
export const useSession = (): StoredSession | null | undefined =>
  useSyncExternalStore(subscribe, sessionStore.read, () => undefined);

/** A complete session. */
export type Member = StoredSession & Pick<SessionUser, "access" | "id">;

export const isMember = (session: StoredSession | null | undefined): session is Member =>
  Boolean(session?.access) && session?.id !== undefined;

export function useMember(): Member | undefined {
  const session = useSession();
  return isMember(session) ? session : undefined;
}

export function startSession(user: SessionUser): void {
  sessionStore.write(user);
}

/** The address is shown from the stored session, which stays. */
export function noteNewEmail(email: string): void {
  const user = sessionStore.read();
  if (user) sessionStore.write({ ...user, email });
}

export function dropSession(): void {
  sessionStore.clear();
}

const endListeners = new Set<() => void>();

export function announceEnd(): void {
  for (const listener of endListeners) listener();
}

/** Called when the server has ended the session. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
