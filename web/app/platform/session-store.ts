import type { SessionUser } from "@barakah/contract";

export const SESSION_KEY = "user";

/** May be incomplete or written by something else. */
export type StoredSession = Partial<SessionUser>;

export type KeyValues = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface SessionStore {
  /** Null if nothing is stored, empty if it is unreadable. */
  read(): StoredSession | null;
  write(session: StoredSession): void;
  clear(): void;
  /** Changes in this tab only. */
  subscribe(listener: () => void): () => void;
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function parse(raw: string): StoredSession {
  try {
    const value = (JSON.parse(raw) ?? {}) as Record<string, unknown>;
    return {
      access: text(value.access),
      refresh: text(value.refresh),
      id: typeof value.id === "number" ? value.id : undefined,
      username: text(value.username),
      email: text(value.email),
    };
  } catch {
    return {};
  }
}

export function createSessionStore(storage: KeyValues): SessionStore {
  const listeners = new Set<() => void>();
  // useSyncExternalStore needs the same object for the same text.
  let known: { raw: string; session: StoredSession } | undefined;

  function changed() {
    for (const listener of listeners) listener();
  }

  return {
    read() {
      const raw = storage.getItem(SESSION_KEY);
      if (raw === null) return null;
      if (known?.raw !== raw) known = { raw, session: parse(raw) };
      return known.session;
    },
    write({ access, refresh, id, username, email }) {
      storage.setItem(SESSION_KEY, JSON.stringify({ access, refresh, id, username, email }));
      changed();
    },
    clear() {
      storage.removeItem(SESSION_KEY);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
