import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from "jose";

/** Google publishes a new key days before it signs with it, and lets its keys be cached for hours. */
const CACHED_MILLISECONDS = 3_600_000;
/** A token that names an unknown key may be newer than our copy; but not every forger may make us ask again. */
const ASK_AGAIN_MILLISECONDS = 30_000;
const PATIENCE_MILLISECONDS = 5000;

/** Finds the key of a token among those published at an address. Redirects are not followed. */
export const keysAt = (url: string, ask: FetchImplementation = fetch): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), {
    cacheMaxAge: CACHED_MILLISECONDS,
    cooldownDuration: ASK_AGAIN_MILLISECONDS,
    timeoutDuration: PATIENCE_MILLISECONDS,
    [customFetch]: ask,
  });
