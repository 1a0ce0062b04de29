import type { SessionUser } from "@barakah/contract";
import type { FindActor } from "../platform/actor.ts";
import { digestOf, newToken } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import {
  actorByAccessToken,
  endReusedSession,
  openSession,
  renewSession,
  type Whereabouts,
} from "./queries/sessions.ts";
import { suspensionOf } from "./queries/suspension.ts";
import { refreshRefused, suspended, wrongCredentials } from "./refusals.ts";
import { staffNeedTwoStep } from "./staff-need-two-step.ts";

function newPair() {
  const tokens = { access: newToken(), refresh: newToken() };
  return { tokens, digests: { access: digestOf(tokens.access), refresh: digestOf(tokens.refresh) } };
}

interface SigningIn {
  id: number;
  username: string;
  email: string;
  /** The hash that the typed password matched. */
  hash?: string | undefined;
}

export async function beginSession(
  { database, settings }: Accounts,
  member: SigningIn,
  by: "password" | "google",
  from: Whereabouts,
): Promise<SessionUser> {
  const { tokens, digests } = newPair();
  const opened = await openSession(database, member, by, digests, settings, from);
  if (!opened) {
    const reason = await suspensionOf(database, member.id);
    // Otherwise the password was changed or the account deleted between the check and now.
    throw reason === undefined ? wrongCredentials() : suspended(reason);
  }
  return { ...tokens, id: member.id, username: member.username, email: member.email };
}

/** A refresh token is good for one use. A second use, by a thief or the member, ends the session for both. */
export async function refresh({ database, settings, log }: Accounts, token: string, place: string) {
  const used = digestOf(token);
  const { tokens, digests } = newPair();
  if (await renewSession(database, used, digests, settings, place)) return tokens;
  const ended = await endReusedSession(database, used);
  if (ended)
    log.warn({ event: "refresh_reuse", memberId: ended.member_id, sessionId: ended.id }, "session ended");
  throw refreshRefused();
}

export function actorFinder({ database, settings }: Pick<Accounts, "database" | "settings">): FindActor {
  return async (accessToken) => {
    const found = await actorByAccessToken(database, digestOf(accessToken));
    if (!found) return undefined;
    const { hasTwoStep: _, ...actor } = found;
    return { ...actor, needsTwoStep: staffNeedTwoStep(settings, found) };
  };
}
