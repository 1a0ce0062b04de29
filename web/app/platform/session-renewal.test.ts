import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { inMemory } from "./safe-storage.ts";
import { createRenewal } from "./session-renewal.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { leaseTurns } from "./session-turns.ts";

const USER = { access: "a1", refresh: "r1", id: 7, username: "rina", email: "rina@example.com" };
const refusal = (status: number) => new ApiError({ status, code: "token_not_valid", detail: "" });

let storage = inMemory();
let store: SessionStore;
const exchange = vi.fn<(refresh: string) => Promise<{ access: string; refresh: string }>>();
const onEnd = vi.fn();

/** As a tab of its own: its own queue, the same storage. */
function tab() {
  const own = createSessionStore(storage);
  return { store: own, renew: createRenewal({ store: own, inTurn: leaseTurns(storage), exchange, onEnd }) };
}

beforeEach(() => {
  storage = inMemory();
  store = createSessionStore(storage);
  store.write(USER);
  exchange.mockReset().mockResolvedValue({ access: "a2", refresh: "r2" });
  onEnd.mockReset();
});

describe("renewing a session", () => {
  it("stores the new pair beside the rest", async () => {
    expect(await tab().renew("a1")).toBe("a2");
    expect(store.read()).toEqual({ ...USER, access: "a2", refresh: "r2" });
  });

  it("trades the refresh token once, however many calls and tabs meet the expired token together", async () => {
    const [one, two] = [tab(), tab()];
    const renewed = await Promise.all([one.renew("a1"), one.renew("a1"), two.renew("a1"), two.renew("a1")]);
    expect(renewed).toEqual(["a2", "a2", "a2", "a2"]);
    expect(exchange).toHaveBeenCalledOnce();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("takes the token that another tab has renewed meanwhile", async () => {
    store.write({ ...USER, access: "a9", refresh: "r9" });
    expect(await tab().renew("a1")).toBe("a9");
    expect(exchange).not.toHaveBeenCalled();
  });

  it("ends the session when the refresh token is refused", async () => {
    exchange.mockRejectedValue(refusal(401));
    expect(await tab().renew("a1")).toBeUndefined();
    expect(store.read()).toBeNull();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it.each([0, 429, 500])("keeps the session when the server answers %i", async (status) => {
    exchange.mockRejectedValue(refusal(status));
    await expect(tab().renew("a1")).rejects.toMatchObject({ status });
    expect(store.read()).toEqual(USER);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("does not sign in again a member who signed out meanwhile", async () => {
    exchange.mockImplementation(async () => {
      store.clear();
      return { access: "a2", refresh: "r2" };
    });
    expect(await tab().renew("a1")).toBeUndefined();
    expect(store.read()).toBeNull();
  });

  it("does not end the session of a member who signed in while an old session was refused", async () => {
    exchange.mockImplementation(async () => {
      store.write({ ...USER, id: 8, access: "b1", refresh: "s1" });
      throw refusal(401);
    });
    expect(await tab().renew("a1")).toBe("b1");
    expect(store.read()?.id).toBe(8);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("ends a session without a refresh token", async () => {
    store.write({ ...USER, refresh: undefined });
    expect(await tab().renew("a1")).toBeUndefined();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

describe("turns by lease", () => {
  it("passes on when a tab was closed in its turn", async () => {
    storage.setItem("barakah-refresh", JSON.stringify({ owner: "gone", until: Date.now() - 1 }));
    expect(await leaseTurns(storage)(async () => "done")).toBe("done");
  });

  it("passes on when the work fails", async () => {
    const inTurn = leaseTurns(storage);
    await expect(inTurn(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
    expect(await inTurn(async () => "next")).toBe("next");
    expect(storage.getItem("barakah-refresh")).toBeNull();
  });
});
