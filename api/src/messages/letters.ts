import { randomUUID } from "node:crypto";
import type { AnyTopic, Topic } from "@barakah/contract";
import type { Reader, Tx } from "../platform/database/database.ts";
import { type Draft, writeLetter } from "../platform/mail/letter.ts";
import type { Letter } from "../platform/mail/mail.ts";
import { choicesPage, keyFor } from "./delivery/contact-key.ts";
import type { News } from "./delivery/news.ts";
import { mailCode, memberCode } from "./delivery/person.ts";
import { postMessage } from "./delivery/queue-message.ts";
import { LETTERS_A_DAY } from "./letters-a-day.ts";
import { isAllowed, isChoosable, keepChoices } from "./queries/choices.ts";
import { type Cause, countLetter, hasRoom, isOwnAddress } from "./queries/mail-addresses.ts";

export interface Recipient {
  email: string;
  /** The account that the letter is about; null for guests, who only typed the address. */
  memberId: number | null;
}

const stopLink = (publicUrl: string, key: string) => `${publicUrl}/surat/${key}`;

/** RFC 8058: mail programs show a button that sends a POST. Opening the link alone changes nothing. */
const stopHeaders = (link: string) => ({
  "List-Unsubscribe": `<${link}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export interface Allowed {
  letter: (draft: Draft) => Letter;
  /** It is the last mail of its cause today. */
  isLast: boolean;
}

/**
 * Decides in the caller's transaction whether a mail may be sent to this address. Confirmed addresses get all mails; only
 * links that anybody can request are limited. Mails to other addresses are limited, and have the link 'Bukan saya'.
 * Undefined if the daily limit is reached or the reader has unsubscribed.
 */
export async function allowLetter(
  tx: Tx,
  publicUrl: string,
  { email, memberId }: Recipient,
  cause: Cause,
): Promise<Allowed | undefined> {
  const own = await isOwnAddress(tx, memberId, email);
  const write = (draft: Draft, stop: string | undefined) => {
    const { headers, ...written } = writeLetter(draft);
    return { to: email, ...written, headers: { ...(stop && stopHeaders(stop)), ...headers } };
  };
  if (own && cause !== "account") return { letter: (draft) => write(draft, draft.stopTopic), isLast: false };
  const counted = await countLetter(tx, email, { cause, most: LETTERS_A_DAY[cause], evenIfStopped: own });
  if (!counted) return undefined;
  const link = own ? undefined : stopLink(publicUrl, counted.key);
  return {
    letter: (draft) => write({ ...draft, notMe: link }, link),
    isLast: counted.nth >= LETTERS_A_DAY[cause],
  };
}

export interface Mailing {
  to: Recipient;
  cause: Cause;
  draft: Draft;
  topic: AnyTopic;
  key: string;
  waited: boolean;
  otherwise?: News | undefined;
}

const codesOf = ({ email, memberId }: Recipient): [string, ...string[]] =>
  memberId === null ? [mailCode(email)] : [memberCode(memberId), mailCode(email)];

async function waysToChoose(tx: Tx, publicUrl: string, person: string, topic: AnyTopic) {
  if (!isChoosable(topic)) return {};
  const key = await keyFor(tx, person);
  return {
    choices: choicesPage(publicUrl, key),
    stopTopic: `${publicUrl}/berhenti/${key}/${topic}`,
  };
}

/** Queues a mail for the transaction's commit. False if it may not be sent (`allowLetter`) or the reader opted out. */
export async function postLetter(tx: Tx, publicUrl: string, mailing: Mailing): Promise<boolean> {
  const { to, cause, draft, ...message } = mailing;
  const persons = codesOf(to);
  return postMessage(tx, { ...message, channel: "mail", persons }, async () => {
    const allowed = await allowLetter(tx, publicUrl, to, cause);
    return allowed?.letter({ ...draft, ...(await waysToChoose(tx, publicUrl, persons[0], message.topic)) });
  });
}

/** A mail about the recipient's own account: it needs no consent and is never skipped as a duplicate. */
export const queueLetter = (
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  to: Recipient,
  cause: Cause,
  draft: Draft,
): Promise<boolean> =>
  postLetter(tx, publicUrl, { to, cause, draft, topic: "account", key: randomUUID(), waited: true });

/** Whether such a mail would be sent now, for pages that promise one. */
export const wouldReach = async (
  on: Reader,
  to: Recipient,
  cause: Cause,
  topic: AnyTopic,
): Promise<boolean> =>
  (await isAllowed(on, codesOf(to), "mail", topic)) &&
  ((await isOwnAddress(on, to.memberId, to.email)) || hasRoom(on, to.email, cause, LETTERS_A_DAY[cause]));

/** Stores a choice for a mailbox. It applies to members and guests with this address. */
export const allowLetters = (on: Reader, email: string, topic: Topic, allowed: boolean) =>
  keepChoices(on, mailCode(email), [{ topic, channel: "mail", allowed }]);

/** Whether the reader has not opted out of such mails. */
export const wantsLetters = (on: Reader, to: Recipient, topic: AnyTopic): Promise<boolean> =>
  isAllowed(on, codesOf(to), "mail", topic);
