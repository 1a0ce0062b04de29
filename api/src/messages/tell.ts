import { SITE_NAME } from "@barakah/contract";
import type { Tx } from "../platform/database/database.ts";
import { addJob } from "../platform/jobs.ts";
import type { News } from "./delivery/news.ts";
import { memberCode, personCodes } from "./delivery/person.ts";
import { postLetter, wantsLetters } from "./letters.ts";
import { subscriptionsFor } from "./push/queries.ts";
import { isAllowed, isChoosable } from "./queries/choices.ts";
import { addressOfMember, insertMessage } from "./queries/messages.ts";
import { addNotification } from "./queries/notifications.ts";

export const NEWS = "news";

export async function tellInApp(
  tx: Tx,
  { to: { memberId }, key, topic, outsideOnly, letterOnly, ...news }: News,
) {
  if (memberId === null || outsideOnly || letterOnly) return;
  const person = memberCode(memberId);
  if (await insertMessage(tx, { key, person, channel: "app", topic }))
    await addNotification(tx, memberId, news);
}

/**
 * Notifies somebody in the transaction of what happened: in the app at once, in the other channels by a job after the
 * commit. A rollback sends nothing, and a failing channel cannot delay or fail the transaction.
 */
export async function tell(tx: Tx, news: News): Promise<void> {
  await tellInApp(tx, news);
  await tellOutside(tx, news);
}

/** Adds the job, if any other channel may reach the recipient. */
async function tellOutside(tx: Tx, news: News): Promise<void> {
  const persons = personCodes(news.to);
  if (persons && (news.letter || (!news.letterOnly && (await hasPhone(tx, news, persons)))))
    await addJob(tx, NEWS, news, { key: `${NEWS} ${news.key} ${persons[0]}` });
}

/** Whether a subscribed browser or WhatsApp may reach them. For guests who left only a number, the job decides. */
async function hasPhone(tx: Tx, { to, topic }: News, persons: readonly string[]): Promise<boolean> {
  const { memberId, email, phone } = to;
  if (memberId === null && phone && !email) return true;
  if ((await subscriptionsFor(tx, to)).length > 0) return true;
  return isChoosable(topic) && isAllowed(tx, persons, "whatsapp", topic);
}

/** The same, for callers that must know whether a mail is sent. A guest whom it does not reach is told by phone. */
export async function tellNow(tx: Tx, parts: { publicUrl: string }, news: News): Promise<boolean> {
  await tellInApp(tx, news);
  const written = await tellByMail(tx, parts, news);
  await tellOutside(tx, {
    ...((written ? undefined : await withoutMail(tx, news)) ?? news),
    letter: undefined,
  });
  return written;
}

/** By mail; a guest whom it does not reach, in the list of those whom staff tell by hand. */
export async function writeOrTell(tx: Tx, parts: { publicUrl: string }, news: News): Promise<void> {
  if (await tellByMail(tx, parts, news)) return;
  const other = await withoutMail(tx, news);
  if (other) await tellOutside(tx, { ...other, letter: undefined, only: ["whatsapp", "tap"] });
}

/**
 * The news for a guest whom no mail reaches although they want it, as for one who left only a number. What everybody must hear
 * goes to every such number, but not to members who turned mail off: they read it in the app.
 */
export async function withoutMail(tx: Tx, news: News): Promise<News | undefined> {
  const { memberId, email = "", phone } = news.to;
  if (news.surely) {
    const inApp = memberId !== null && !(await wantsLetters(tx, { email, memberId }, news.topic));
    return phone && !inApp ? { ...news, to: { memberId: null, phone } } : undefined;
  }
  if (memberId !== null || !email || !phone || !news.letter) return undefined;
  if (!(await wantsLetters(tx, { email, memberId }, news.topic))) return undefined;
  return { ...news, to: { ...news.to, email: undefined } };
}

/** What is done if the mail is refused for good. */
const byNumber = ({ letter: _mail, ...news }: News): News | undefined =>
  news.surely && news.to.phone
    ? { ...news, to: { memberId: null, phone: news.to.phone }, only: ["whatsapp", "tap"] }
    : undefined;

export async function tellByMail(tx: Tx, { publicUrl }: { publicUrl: string }, news: News): Promise<boolean> {
  const { to, topic, key, title, body, link, letter, waited = false } = news;
  if (!letter) return false;
  const { memberId } = to;
  const email = to.email || (memberId !== null && (await addressOfMember(tx, memberId)));
  if (!email) return false;
  const { cause, subject = `${title} · ${SITE_NAME}`, more = [], button, also, ending, headers } = letter;
  return postLetter(tx, publicUrl, {
    ...{ to: { email, memberId }, cause, topic, key, waited, otherwise: byNumber(news) },
    draft: {
      subject,
      paragraphs: ["Assalamualaikum,", body, ...more],
      ...(button && { button: { label: button.label, link: publicUrl + (button.link ?? link) } }),
      also: [also ?? []].flat().map(({ label, link: to }) => ({ label, link: publicUrl + to })),
      ending: ending ?? `Bila ada yang ingin ditanyakan, hubungi kami lewat ${publicUrl}/hubungi-kami.`,
      ...(headers && { headers }),
    },
  });
}
