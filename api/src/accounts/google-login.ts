import { randomInt } from "node:crypto";
import { USERNAME_LENGTH } from "@barakah/contract";
import { queueLetter } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Caller } from "../platform/rate-limit/caller.ts";
import { digestOf, newToken } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { type GoogleClaims, type GoogleTrust, isGooglesOwn, verifyGoogleToken } from "./google-token.ts";
import { passwordRemoved } from "./letters.ts";
import {
  addNonce,
  isFreshNonce,
  linkGoogle,
  memberBySub,
  memberWithEmail,
  rememberToken,
  useNonce,
} from "./queries/google.ts";
import { addMember, givesWay, memberCalled, proveEmail, removePassword } from "./queries/members.ts";
import { dropResets } from "./queries/resets.ts";
import { endAllSessions, type Whereabouts } from "./queries/sessions.ts";
import { dropUnprovenTwoStep } from "./queries/two-step.ts";
import { accountExists, googleRefused } from "./refusals.ts";
import { isReserved } from "./register.ts";
import { beginSession } from "./sessions.ts";
import { allowCaller } from "./sign-in-limits.ts";
import { passTwoStep } from "./two-step.ts";

const NONCE_SECONDS = 600;

export async function issueNonce({ database }: Accounts): Promise<string> {
  const nonce = newToken();
  await addNonce(database, digestOf(nonce), NONCE_SECONDS);
  return nonce;
}

const NAME_TRIES = 8;

/** Names made of the e-mail's first part, the plain one first. */
function* usernamesFor(email: string) {
  const { least, most } = USERNAME_LENGTH;
  const plain = (email.split("@")[0] ?? "").toLowerCase().replace(/[^a-z0-9._-]/g, "");
  const stem = (plain.length < least || isReserved(plain) ? `anggota${plain}` : plain).slice(0, most - 5);
  yield stem;
  for (let tried = 1; tried < NAME_TRIES; tried += 1) yield `${stem}${randomInt(10, 100_000)}`;
}

async function join(tx: Tx, { email, name }: GoogleClaims) {
  const proven = { email, full_name: name.trim(), email_proven_at: new Date().toISOString() };
  for (const username of usernamesFor(email)) {
    const added = await addMember(tx, { username, ...proven });
    if (added) return { id: added.id, username, email };
  }
  // The e-mail was taken meanwhile: the next try finds that account.
  throw googleRefused();
}

/**
 * An account with an unproven e-mail loses its password and two-step when Google proves the address: otherwise a
 * stranger could register with it in advance and get in later, or keep the owner out.
 */
async function adopt(accounts: Accounts, tx: Tx, member: { id: number; email: string }) {
  const removed = await removePassword(tx, member.id);
  await endAllSessions(tx, member.id);
  await dropResets(tx, member.id);
  await dropUnprovenTwoStep(tx, member.id);
  await proveEmail(tx, member.id);
  const to = { email: member.email, memberId: member.id };
  if (removed) await queueLetter(tx, accounts, to, "anyone", passwordRemoved(accounts.publicUrl));
}

async function memberOf(accounts: Accounts, tx: Tx, claims: GoogleClaims) {
  const linked = await memberBySub(tx, claims.sub);
  if (linked) return linked;
  const existing = await memberWithEmail(tx, claims.email);
  if (existing && (existing.sub || !isGooglesOwn(claims))) throw accountExists();
  if (existing && !existing.email_proven_at) await adopt(accounts, tx, existing);
  const { id, username, email } = existing ?? (await join(tx, claims));
  if (!(await linkGoogle(tx, id, claims.sub, claims.email))) throw googleRefused();
  return { id, username, email };
}

/**
 * The member who must enter a two-step code. Undefined for a new member and for an unproven registration, whose two-step
 * is removed.
 * Staff keep theirs: an administrator has vouched for them.
 */
async function memberExpected({ database }: Accounts, claims: GoogleClaims): Promise<number | undefined> {
  const linked = await memberBySub(database.kysely, claims.sub);
  if (linked) return linked.id;
  const member = isGooglesOwn(claims) ? await memberCalled(database, claims.email) : undefined;
  return member && !(await givesWay(database.kysely, member.id)) ? member.id : undefined;
}

async function believed({ log }: Accounts, trust: GoogleTrust, { token, address }: GoogleSignIn) {
  return verifyGoogleToken(trust, token).catch((error) => {
    log.info({ event: "google_refused", reason: error?.code ?? error?.name, address }, "sign-in failed");
    throw googleRefused(error);
  });
}

/** Google's tokens expire after an hour. A used one is remembered for two, in case the clocks differ. */
const TOKEN_SECONDS = 2 * 3600;

/** A Google token can be used once: by its nonce, or, if the front end requested none, by the token itself. */
function onceOnly({ database }: Accounts, claims: GoogleClaims, token: string) {
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
  const member = await database.transact((tx) => memberOf(accounts, tx, claims));
  if (member.id !== expected) await passTwoStep(accounts, member.id, undefined);
  const session = await beginSession(accounts, member, "google", given.from);
  log.info({ event: "sign_in", memberId: member.id, by: "google", address }, "signed in");
  return session;
}
