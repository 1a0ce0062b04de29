import type { Caller } from "../platform/rate-limit/caller.ts";
import { memberExpected, memberOfGoogle } from "./account-for-google.ts";
import type { Accounts } from "./accounts.ts";
import { onceOnly } from "./google-proof-once.ts";
import { type GoogleTrust, verifyGoogleToken } from "./google-token.ts";
import type { Whereabouts } from "./queries/sessions.ts";
import { googleRefused } from "./refusals.ts";
import { beginSession } from "./sessions.ts";
import { allowCaller } from "./sign-in-limits.ts";
import { passTwoStep } from "./two-step.ts";

async function believed({ log }: Accounts, trust: GoogleTrust, { token, address }: GoogleSignIn) {
  return verifyGoogleToken(trust, token).catch((error) => {
    log.info({ event: "google_refused", reason: error?.code ?? error?.name, address }, "sign-in failed");
    throw googleRefused(error);
  });
}

interface GoogleSignIn {
  token: string;
  otp?: string | undefined;
  address: string;
  caller: Caller;
  from: Whereabouts;
}

export async function signInWithGoogle(accounts: Accounts, trust: GoogleTrust, given: GoogleSignIn) {
  const { database, settings, log } = accounts;
  const { otp, address } = given;
  await allowCaller(database, "sign-in", given.caller, settings.limits.signInsOfAddress);
  const claims = await believed(accounts, trust, given);
  const proof = onceOnly(accounts, claims, given.token);
  const stale = () => {
    log.warn({ event: "google_refused", reason: "nonce", address }, "sign-in failed");
    return googleRefused();
  };
  if (!(await proof.isFresh())) throw stale();
  const expected = await memberExpected(accounts, claims);
  // Before the nonce is used up and anything is changed: the same proof can be sent again with a code.
  if (expected !== undefined) await passTwoStep(accounts, expected, otp);
  if (!(await proof.use())) throw stale();
  const member = await database.transact((tx) => memberOfGoogle(accounts, tx, claims));
  if (member.id !== expected) await passTwoStep(accounts, member.id, undefined);
  const session = await beginSession(accounts, member, "google", given.from);
  log.info({ event: "sign_in", memberId: member.id, by: "google", address }, "signed in");
  return session;
}
