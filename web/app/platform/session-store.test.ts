import { describe, expect, it, vi } from "vitest";
import { inMemory } from "./safe-storage.ts";
import { createSessionStore } from "./session-store.ts";

const USER = { access: "a", refresh: "r", id: 7, username: "rina", email: "rina@example.com" };

function stored(raw?: string) {
  const storage = inMemory();
  if (raw !== undefined) storage.setItem("user", raw);
  return { storage, store: createSessionStore(storage) };
}

describe("the stored session", () => {
  it("is kept under 'user' with exactly its five fields", () => {
    const { storage, store } = stored();
    store.write({ ...USER, ...{ role: "more" } });
    expect(JSON.parse(storage.getItem("user") ?? "")).toEqual(USER);
  });

  it("is null if no session is stored", () => {
    expect(stored().store.read()).toBeNull();
  });

  it.each(["", "{", "null", "[]", '"x"', '{"access":1,"id":"7"}'])("has no token in %j", (raw) => {
    const session = stored(raw).store.read();
    expect(session).not.toBeNull();
    expect(session?.access).toBeUndefined();
    expect(session?.id).toBeUndefined();
  });

  it("is the same object until it changes, as React needs it", () => {
    const { store } = stored(JSON.stringify(USER));
    const before = store.read();
    expect(store.read()).toBe(before);
    store.write({ ...USER, access: "b" });
    expect(store.read()).not.toBe(before);
  });

  it("calls listeners when a session is written or cleared, until they unsubscribe", () => {
    const { store } = stored();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.write(USER);
    store.clear();
    stop();
    store.write(USER);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
