import { unreachable } from "./api-error.ts";
import { type Answer, type Api, createApi, type Outgoing } from "./client.ts";

const SAFE = new Set(["GET", "HEAD"]);

let bearer: () => string | undefined = () => undefined;

/** The session says here which access token calls carry; without one they are the visitor's own. */
export function setBearerSource(source: () => string | undefined): void {
  bearer = source;
}

export function csrfToken(cookies: string): string | undefined {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith("csrftoken="));
  return pair && decodeURIComponent(pair.slice("csrftoken=".length));
}

function credentials(method: string): Record<string, string> {
  const token = bearer();
  if (token) return { authorization: `Bearer ${token}` };
  const csrf = SAFE.has(method) ? undefined : csrfToken(document.cookie);
  return csrf ? { "x-csrftoken": csrf } : {};
}

async function fetchFromOurOrigin({ path, method, headers, body, signal }: Outgoing): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...credentials(method) },
      body,
      signal,
    });
    const text = await response.text();
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: async () => text,
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

export const api: Api = createApi(fetchFromOurOrigin);
