const memory = new Map<string, string>();

/** Session storage is closed in some browsers' private modes; the tab's own memory then has to do. */
function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  try {
    return window.sessionStorage;
  } catch {
    return {
      getItem: (name) => memory.get(name) ?? null,
      setItem: (name, text) => void memory.set(name, text),
      removeItem: (name) => void memory.delete(name),
    };
  }
}

const nameOf = (name: string) => `bayar:${name}`;

/** Keeps a value for the life of the tab, through reloads. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    storage().setItem(nameOf(name), text);
  } catch {
    memory.set(nameOf(name), text);
  }
}

/** What was kept under this name; a page of an older version may have kept another shape. */
export function kept<T>(name: string, isThat: (value: unknown) => value is T): T | undefined {
  const text = storage().getItem(nameOf(name)) ?? memory.get(nameOf(name));
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isThat(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function forget(name: string): void {
  memory.delete(nameOf(name));
  storage().removeItem(nameOf(name));
}
