import { digestOf, newToken } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import type { GoogleClaims } from "./google-token.ts";
import { addNonce, isFreshNonce, rememberToken, useNonce } from "./queries/google.ts";

const NONCE_SECONDS = 600;

export async function issueNonce({ database }: Accounts): Promise<string> {
  const nonce = newToken();
  await addNonce(database, digestOf(nonce), NONCE_SECONDS);
  return nonce;
}

/** Google's tokens expire after an hour. A used one is remembered for two, in case the clocks differ. */
const TOKEN_SECONDS = 2 * 3600;

/** A Google token can be used once: by its nonce, or, if the front end requested none, by the token itself. */
export function onceOnly({ database }: Accounts, claims: GoogleClaims, token: string) {
  if (claims.nonce !== undefined) {
    const nonce = digestOf(claims.nonce);
    return { isFresh: () => isFreshNonce(database, nonce), use: () => useNonce(database, nonce) };
  }
  // The line break keeps this digest different from that of any nonce.
  const used = digestOf(`used token\n${token}`);
  return {
    // A nonce is stored until it is used, a token only after its use.
    isFresh: async () => !(await isFreshNonce(database, used)),
    use: () => rememberToken(database, used, TOKEN_SECONDS),
  };
}
