import { problemOf, unreachable } from "./api-error.ts";
import { type Answer, type Api, createApi, type Outgoing } from "./client.ts";
import { announceEnd, browserStorage, sessionStore } from "./session.ts";
import { createRenewal } from "./session-renewal.ts";
import { withSession } from "./session-transport.ts";
import { takingTurns } from "./session-turns.ts";

const SAFE = new Set(["GET", "HEAD"]);

export function csrfToken(cookies: string): string | undefined {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith("csrftoken="));
  return pair && decodeURIComponent(pair.slice("csrftoken=".length));
}

function credentials(method: string, token: string | undefined): Record<string, string> {
  if (token) return { authorization: `Bearer ${token}` };
  const csrf = SAFE.has(method) ? undefined : csrfToken(document.cookie);
  return csrf ? { "x-csrftoken": csrf } : {};
}

/** An answer that breaks off counts as not arrived. */
async function fetchFromOurOrigin(
  call: Outgoing,
  token: string | undefined,
): Promise<Answer & { bytes: ArrayBuffer }> {
  const { path, method, headers, body, signal, keepalive } = call;
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...credentials(method, token) },
      body,
      signal,
      keepalive,
    });
    const bytes = await response.arrayBuffer();
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: async () => new TextDecoder().decode(bytes),
      bytes,
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

const renew = createRenewal({
  store: sessionStore,
  inTurn: takingTurns(globalThis.navigator?.locks, browserStorage),
  // Never aborted: the server would have used up the refresh token.
  exchange: (refresh) => api.call("POST /api/auth/token/refresh/", { body: { refresh } }),
  onEnd: announceEnd,
});

const carry = withSession(fetchFromOurOrigin, { access: () => sessionStore.read()?.access, renew });

export const api: Api = createApi(carry);

/** Calls without the session, for a payment that a guest began before signing in. */
export const guestApi: Api = createApi((call) => fetchFromOurOrigin(call, undefined));

export async function fetchFile(path: string): Promise<Blob> {
  const answer = await carry({ path, method: "GET", headers: {} });
  if (answer.status !== 200) throw problemOf(answer.status, await answer.text());
  return new Blob([answer.bytes], { type: answer.header("content-type") ?? "" });
}
