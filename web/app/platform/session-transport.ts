import type { Answer, Outgoing } from "./client.ts";

export interface SessionCredentials {
  /** The access token of the moment, if somebody is signed in. */
  access(): string | undefined;
  /** Another token in place of a refused one, or nothing when the session is over. */
  renew(refused: string): Promise<string | undefined>;
}

/** The calls by which one signs in or out speak for themselves. */
const WITHOUT_SESSION = /^\/api\/auth\/(?!password-change)/;
/** `permission_denied` is not among them: there the session is fine and the thing is somebody else's. */
const SESSION_REFUSED = new Set(["token_not_valid", "not_authenticated"]);

/** Carries calls with the session's token. One that meets an expired token renews it once and goes out again. */
export function withSession<A extends Answer>(
  send: (call: Outgoing, token: string | undefined) => Promise<A>,
  session: SessionCredentials,
): (call: Outgoing) => Promise<A> {
  return async (call) => {
    const token = WITHOUT_SESSION.test(call.path) ? undefined : session.access();
    const answer = await send(call, token);
    if (!token || !(await refusesSession(answer))) return answer;
    const renewed = await session.renew(token);
    return renewed ? send(call, renewed) : answer;
  };
}

async function refusesSession(answer: Answer): Promise<boolean> {
  if (answer.status !== 403) return false;
  try {
    return SESSION_REFUSED.has((JSON.parse(await answer.text()) as { code: string }).code);
  } catch {
    return false;
  }
}
