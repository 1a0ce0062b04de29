import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

export interface PublishedKeys {
  keys: JSONWebKeySet;
  /** How long the publisher says they may be cached. */
  seconds: number;
}
export type FetchKeys = () => Promise<PublishedKeys>;

const maxAge = (header: string | null) => Number(/max-age=(\d{1,9})/.exec(header ?? "")?.[1] ?? 300);

export function keysFrom(url: string): FetchKeys {
  return async () => {
    // Keys are believed from this address alone, and from none that it may point to.
    const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(5000) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const keys = (await answer.json()) as JSONWebKeySet;
    return { keys, seconds: maxAge(answer.headers.get("cache-control")) };
  };
}

/** A token that names an unknown key may be newer than our copy; but not every forger may make us ask again. */
const ASK_AGAIN_MILLISECONDS = 30_000;

interface CachedKeys {
  find: JWTVerifyGetKey;
  since: number;
  until: number;
}

export function keyFinder(fetchKeys: FetchKeys, now = Date.now): JWTVerifyGetKey {
  let fetching: Promise<CachedKeys> | undefined;
  let cached: CachedKeys | undefined;

  function fresh(): Promise<CachedKeys> {
    fetching ??= fetchKeys()
      .then(({ keys, seconds }) => {
        cached = { find: createLocalJWKSet(keys), since: now(), until: now() + seconds * 1000 };
        return cached;
      })
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  }

  return async (header, token) => {
    const current = cached && cached.until > now() ? cached : await fresh();
    try {
      return await current.find(header, token);
    } catch (error) {
      const unknown = error instanceof errors.JWKSNoMatchingKey;
      if (!unknown || now() - current.since < ASK_AGAIN_MILLISECONDS) throw error;
      return (await fresh()).find(header, token);
    }
  };
}
