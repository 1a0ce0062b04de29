import { SITE_NAME } from "@barakah/contract";
import { queueLetter } from "../../accounts/index.ts";
import { hashOfAddress, pageOf } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { addJob, type Jobs } from "../../platform/jobs.ts";
import type { Draft } from "../../platform/mail/letter.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { type Giver, giversOf, payoutNews, stoppedAmong } from "../queries/givers.ts";

const PAYOUT_NEWS = "payout-news";
/** Written at once; the rest is another job. */
const AT_ONCE = 200;

interface PayoutNews {
  payout: number;
  /** The last address that was written to. */
  after: string;
}

/** In the payout's own transaction. */
export const tellGivers = (tx: Tx, payout: number) =>
  addJob(tx, PAYOUT_NEWS, { payout, after: "" } satisfies PayoutNews);

type Payout = NonNullable<Awaited<ReturnType<typeof payoutNews>>>;

function draftTo(publicUrl: string, giver: Giver, payout: Payout): Draft {
  const page = publicUrl + pageOf(giver);
  return {
    subject: `Kabar penyaluran: ${payout.campaign} · ${SITE_NAME}`,
    paragraphs: [
      "Assalamualaikum,",
      `Alhamdulillah, ${rupiah(payout.amount)} dari ${payout.campaign}, yang kamu bantu, sudah disalurkan: ${payout.title}.`,
    ],
    button: { label: "Baca kabarnya", link: `${publicUrl}/kampanye/${payout.slug}` },
    ending: `Tidak ingin kabar seperti ini lagi? Buka ${page}#kabar dan tekan Berhenti menerima kabar.`,
    headers: {
      "List-Unsubscribe": `<${page}/kabar>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** Writes to whoever gave to a campaign that its money went on, each address once. */
export function writePayoutNews({ jobs, publicUrl }: { jobs: Jobs; publicUrl: string }) {
  jobs.handle<PayoutNews>(PAYOUT_NEWS, async ({ payout: id, after }, tx) => {
    const payout = await payoutNews(tx, id);
    // Taken back meanwhile, or of a fund that is no campaign: there is nobody to tell.
    if (!payout?.campaign_id) return;
    const givers = await giversOf(tx, payout.campaign_id, after, AT_ONCE);
    const stopped = await stoppedAmong(
      tx,
      givers.map(({ email }) => hashOfAddress(email)),
    );
    for (const giver of givers)
      if (!stopped.has(hashOfAddress(giver.email)))
        await queueLetter(
          tx,
          { jobs, publicUrl },
          { email: giver.email, memberId: giver.member_id },
          "money",
          draftTo(publicUrl, giver, payout),
        );
    const last = givers.at(-1);
    if (last && givers.length === AT_ONCE)
      await addJob(tx, PAYOUT_NEWS, { payout: id, after: last.email } satisfies PayoutNews);
  });
}
