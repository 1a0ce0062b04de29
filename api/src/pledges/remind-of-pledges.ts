import { dueDateAfter, dueDatesUntil, jakartaDay, MISSED_ASKS, rhythmText } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { tell } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Jobs } from "../platform/jobs.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { forgotten } from "./change-pledge.ts";
import { pledgeKeys } from "./pledge-key.ts";
import { missedOf, rhythmOf } from "./present-pledge.ts";
import { dueDatesOf, insertDueDate, pledgesDue, type StoredPledge, updatePledge } from "./queries/pledges.ts";
import { dropUnanswered } from "./unanswered-queries.ts";

/** Pledges that one transaction takes: a Friday may have thousands. */
const AT_ONCE = 1000;
const EVERY_SECONDS = 300;

const personOf = ({ member_id, payer_email, payer_phone }: StoredPledge) =>
  member_id === null ? { memberId: null, email: payer_email, phone: payer_phone } : { memberId: member_id };

const ASKS = `Sudah ${MISSED_ASKS} kali berturut-turut terlewat. Mau kami beri jeda, atau disesuaikan supaya lebih ringan?`;

async function remind(tx: Tx, pledge: StoredPledge, day: string, key: string) {
  const { title, amount } = pledge;
  if (!(await insertDueDate(tx, { pledge_id: pledge.id, due_on: day, amount }))) return;
  const page = `/niat/${key}`;
  const missed = missedOf({ ...pledge, state: "active" }, await dueDatesOf(tx, [pledge.id], MISSED_ASKS + 1));
  const asks = missed >= MISSED_ASKS ? [ASKS] : [];
  const body = `Niat rutinmu ${rhythmText(rhythmOf(pledge))}: ${rupiah(amount)} untuk ${title}. Bila belum sempat, tidak apa-apa: tidak menjadi utang dan tidak kami ingatkan lagi.`;
  await tell(tx, {
    ...{ topic: "reminders", key: `pledge ${pledge.id} ${day}`, to: personOf(pledge), link: page },
    title: `Niat ${longDay(day)}: ${title}`,
    body: [body, ...asks].join(" "),
    letter: {
      cause: "anyone",
      button: { label: `Berikan ${rupiah(amount)}` },
      also: [
        { label: "Lewati", link: `${page}/lewati` },
        { label: "Jeda", link: `${page}/jeda` },
        { label: "Berhenti", link: `${page}/berhenti` },
      ],
      ending: "Pengingat ini kamu pasang sendiri. Tidak ada kartu atau rekening yang kami simpan.",
    },
  });
}

/** What it was for takes no more gifts. */
async function end(tx: Tx, pledge: StoredPledge) {
  await updatePledge(tx, pledge.id, { state: "stopped", next_on: null, ...forgotten(pledge) });
  await tell(tx, {
    ...{ topic: "reminders", key: `pledge ${pledge.id} ended`, to: personOf(pledge), link: "/niat/baru" },
    title: `Niat rutinmu selesai: ${pledge.title}`,
    body: `${pledge.title} tidak menerima donasi lagi, jadi niat rutinmu kami hentikan. Terima kasih. Bila mau, pilih program lain.`,
    letter: { cause: "anyone", button: { label: "Pilih program lain" } },
  });
}

/**
 * Each pledge that came due is told once. Days that passed while the app was off are one time, the latest: nobody is asked for what
 * they were never reminded of.
 */
export async function remindOfPledges(tx: Tx, today = jakartaDay()): Promise<void> {
  await dropUnanswered(tx);
  const keyOf = await pledgeKeys(tx);
  for (const pledge of await pledgesDue(tx, today, AT_ONCE)) {
    if (!pledge.is_open) {
      await end(tx, pledge);
      continue;
    }
    const rhythm = rhythmOf(pledge);
    const [day = today] = [pledge.next_on ?? today, ...dueDatesUntil(rhythm, today, 1)].toSorted().slice(-1);
    await remind(tx, pledge, day, keyOf(pledge.id));
    await updatePledge(tx, pledge.id, { state: "active", next_on: dueDateAfter(rhythm, today) });
  }
}

export const keepReminding = (jobs: Jobs) =>
  jobs.every("pledges", EVERY_SECONDS, (tx) => remindOfPledges(tx));
