import type { SessionUser } from "@barakah/contract";

export const SESSION_KEY = "user";

/** What is found under the key: perhaps only half of a session, perhaps somebody else's words. */
export type StoredSession = Partial<SessionUser>;

export type KeyValues = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface SessionStore {
  /** Null when nothing is stored; an empty session when what is stored is none. */
  read(): StoredSession | null;
  write(session: StoredSession): void;
  clear(): void;
  /** Tells of changes made in this tab. */
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
  // The same text gives the same object, which is what React takes for "unchanged".
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
