import { daysBetween, hijriOf, hijriText, hijriYearLater, jakartaDay, ZAKAT_LABEL } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { tell } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Jobs } from "../platform/jobs.ts";
import { type DueHawl, dueHawlReminders, markReminded, turnHawl } from "./queries/due-hawl-reminders.ts";

const AT_ONCE = 500;
/** A few times a day is enough: a reminder may come hours later. */
const EVERY_SECONDS = 3 * 3600;

function wordsFor({ kind, due_on }: DueHawl, today: string) {
  const what = ZAKAT_LABEL[kind].replace("Zakat ", "");
  const left = daysBetween(today, due_on);
  const when = left === 0 ? "hari ini" : `${left} hari lagi`;
  return {
    title: `Haul ${what} ${when}`,
    body: `Haul ${what}mu genap pada ${longDay(due_on)}, ${hijriText(hijriOf(due_on))}. Hitung zakatnya dengan tenang: angka yang kamu isi tidak kami simpan.`,
    link: `/zakat/${kind}`,
  };
}

async function remind(tx: Tx, { publicUrl }: ReminderParts, hawl: DueHawl, today: string) {
  const { member_id: memberId, kind, due_on } = hawl;
  await tell(tx, {
    ...wordsFor(hawl, today),
    ...{ topic: "reminders", key: `hawl ${kind} ${due_on} ${today}`, to: { memberId } },
    letter: {
      cause: "anyone",
      button: { label: "Hitung zakat" },
      ending: `Pengingat ini kamu pasang sendiri. Hapus kapan saja di ${publicUrl}/zakat/haul.`,
    },
  });
  await markReminded(tx, hawl, today);
}

export interface ReminderParts {
  jobs: Jobs;
  publicUrl: string;
}

/** Sends due reminders and starts the next year. */
export async function remindOfHawls(tx: Tx, parts: ReminderParts, today = jakartaDay()): Promise<void> {
  for (const hawl of await dueHawlReminders(tx, today, AT_ONCE))
    if (hawl.due_on < today) await turnHawl(tx, hawl, hijriYearLater(hawl.due_on));
    else await remind(tx, parts, hawl, today);
}

export const keepReminding = (parts: ReminderParts) =>
  parts.jobs.every("zakat-hawl", EVERY_SECONDS, (tx) => remindOfHawls(tx, parts));
