import { statusOf } from "./api-error.ts";
import type { SessionStore } from "./session-store.ts";
import type { InTurn } from "./session-turns.ts";

interface Tokens {
  access: string;
  refresh: string;
}

export interface RenewalParts {
  store: SessionStore;
  inTurn: InTurn;
  /** Exchanges a single-use refresh token for a new pair. */
  exchange(refresh: string): Promise<Tokens>;
  /** Called after the session was removed. */
  onEnd(): void;
}

/** A new access token, or undefined if the session is over. Network errors are thrown and keep the tokens. */
export function createRenewal({ store, inTurn, exchange, onEnd }: RenewalParts) {
  function end() {
    store.clear();
    onEnd();
    return undefined;
  }

  async function trade(refused: string): Promise<string | undefined> {
    // Read inside the lock: another tab may have renewed it or signed out.
    const stored = store.read();
    if (!stored) return undefined;
    if (stored.access && stored.access !== refused) return stored.access;
    const { refresh } = stored;
    if (!refresh) return end();
    const stillOurs = () => store.read()?.refresh === refresh;
    try {
      const tokens = await exchange(refresh);
      if (!stillOurs()) return store.read()?.access;
      store.write({ ...stored, ...tokens });
      return tokens.access;
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
      return stillOurs() ? end() : store.read()?.access;
    }
  }

  return (refused: string): Promise<string | undefined> => inTurn(() => trade(refused));
}
