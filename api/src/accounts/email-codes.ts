import { timingSafeEqual } from "node:crypto";
import type { Actor } from "../platform/actor.ts";
import { type Secret, signed } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { countingFailures } from "./sign-in-limits.ts";

const WINDOW_MS = 30 * 60_000;
/** Six digits, two windows: ten guesses a day find one in 50 000 days. */
const GUESSES = { most: 10, seconds: 24 * 3600 };

export type Mailbox = Pick<Actor, "memberId" | "email">;

/** Derived from the member, the address and the time: nothing is stored, and a new address needs a new code. */
function codeOf(secret: Secret, { memberId, email }: Mailbox, window: number): string {
  const digest = signed(secret, `${memberId}\n${email}\n${window}`);
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

const windowNow = () => Math.floor(Date.now() / WINDOW_MS);

/** The code that is right now, for half an hour at least. */
export const codeNow = (secret: Secret, mailbox: Mailbox) => codeOf(secret, mailbox, windowNow());

const LINK_DAYS = 7;
const dayNow = () => Math.floor(Date.now() / (24 * 3600_000));
/** The code of the link in the letter after registering: as long as nobody could guess it. */
const linkCode = (secret: Secret, { memberId, email }: Mailbox, day: number) =>
  signed(secret, `${memberId}\n${email}\nregistered ${day}`).toString("hex").slice(0, 40);

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Works like the typed code only in the member's own session. */
export const linkAfterRegistering = ({ emailSecret, publicUrl }: Accounts, mailbox: Mailbox) =>
  `${publicUrl}/profile/keamanan#${linkCode(emailSecret, mailbox, dayNow())}`;

/** Wrong codes are counted for the member. */
export const isRightCode = ({ database, emailSecret }: Accounts, mailbox: Mailbox, code: string) =>
  countingFailures(database, [`email-code:${mailbox.memberId}`, GUESSES], async () =>
    emailSecret.some((key) =>
      code.length === 6
        ? [windowNow(), windowNow() - 1].some((window) => same(codeOf([key], mailbox, window), code))
        : Array.from({ length: LINK_DAYS }, (_, ago) => dayNow() - ago).some((day) =>
            same(linkCode([key], mailbox, day), code),
          ),
    ),
  );
