import { type News, tell } from "../../messages/index.ts";
import { pageOf } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { addJob, type Jobs } from "../../platform/jobs.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { type Giver, giversOf, payoutNews } from "./giver-queries.ts";

const PAYOUT_NEWS = "payout-news";
/** One job writes this many; the next job continues. */
const AT_ONCE = 200;

interface PayoutNews {
  payout: number;
  /** The last recipient of the previous job. */
  after: string;
}

/** Call it in the payout's transaction. */
export const tellGivers = (tx: Tx, payout: number) =>
  addJob(tx, PAYOUT_NEWS, { payout, after: "" } satisfies PayoutNews);

type Payout = NonNullable<Awaited<ReturnType<typeof payoutNews>>>;

function newsFor(publicUrl: string, { email, member_id, page_key }: Giver, id: number, payout: Payout): News {
  const page = publicUrl + pageOf({ page_key });
  return {
    ...{ topic: "campaigns", key: `payout ${id}`, to: { memberId: member_id, email }, outsideOnly: true },
    title: `Kabar penyaluran: ${payout.campaign}`,
    body: `Alhamdulillah, ${rupiah(payout.amount)} dari ${payout.campaign}, yang kamu bantu, sudah disalurkan: ${payout.title}.`,
    link: `/kampanye/${payout.slug}`,
    letter: {
      cause: "money",
      button: { label: "Baca kabarnya" },
      ending: `Tidak ingin kabar seperti ini lagi? Buka ${page}#kabar dan tekan Berhenti menerima kabar.`,
      headers: {
        "List-Unsubscribe": `<${page}/kabar>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  };
}

/** Tells the donors of a campaign about a payout, each of them once. */
export function writePayoutNews({ jobs, publicUrl }: { jobs: Jobs; publicUrl: string }) {
  jobs.handle<PayoutNews>(PAYOUT_NEWS, async ({ payout: id, after }, tx) => {
    const payout = await payoutNews(tx, id);
    // Reversed meanwhile, or of a fund without donors' addresses.
    if (!payout?.campaign_id) return;
    const givers = await giversOf(tx, payout.campaign_id, after, AT_ONCE);
    for (const giver of givers) await tell(tx, newsFor(publicUrl, giver, id, payout));
    const last = givers.at(-1);
    if (last && givers.length === AT_ONCE)
      await addJob(tx, PAYOUT_NEWS, { payout: id, after: last.email } satisfies PayoutNews);
  });
}
