import type { Answer, Outgoing } from "./client.ts";

export interface SessionCredentials {
  access(): string | undefined;
  /** A new token; undefined if the session is over. */
  renew(refused: string): Promise<string | undefined>;
}

/** Calls without the access token: sign-in and sign-out send their own credentials. */
const WITHOUT_SESSION = /^\/api\/auth\/(?!password-change)/;
/** Codes that mean the session is invalid. `permission_denied` is none of them: there the session is valid. */
const SESSION_REFUSED = new Set(["token_not_valid", "not_authenticated"]);

/** Adds the access token; renews it once when it has expired. */
export const withSession =
  <A extends Answer>(
    send: (call: Outgoing, token: string | undefined) => Promise<A>,
    session: SessionCredentials,
  ): ((call: Outgoing) => Promise<A>) =>
  async (call) => {
    const token = WITHOUT_SESSION.test(call.path) ? undefined : session.access();
    const answer = await send(call, token);
    if (!token || !(await refusesSession(answer))) return answer;
    const renewed = await session.renew(token);
    return renewed ? send(call, renewed) : answer;
  };

async function refusesSession(answer: Answer): Promise<boolean> {
  if (answer.status !== 403) return false;
  try {
    return SESSION_REFUSED.has((JSON.parse(await answer.text()) as { code: string }).code);
  } catch {
    return false;
  }
}
