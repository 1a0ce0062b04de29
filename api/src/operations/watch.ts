import { SITE_NAME, type Worry } from "@barakah/contract";
import { tellAdministrators } from "../accounts/index.ts";
import { writeLetter } from "../platform/mail/letter.ts";
import type { WatchedParts } from "./dependencies.ts";
import { readReadings } from "./operations.ts";
import { updateAlerts } from "./queries/alerts.ts";
import { worriesOf } from "./worries.ts";

const LOOK_EVERY_SECONDS = 5 * 60;
const PAGE = "/admin/operasi";

const letterAbout = ({ title, sentence }: Worry, publicUrl: string) =>
  writeLetter({
    subject: `${SITE_NAME}: ${title}`,
    paragraphs: ["Assalamualaikum,", `${title}.`, sentence],
    button: { label: "Lihat keadaan aplikasi", link: `${publicUrl}${PAGE}` },
    ending: "Surat ini dikirim sekali untuk setiap masalah, kepada semua administrator.",
  });

/** Alerts administrators once per problem, when it begins. */
export function watchWorries(parts: WatchedParts) {
  const { jobs, publicUrl } = parts;
  jobs.every("watch", LOOK_EVERY_SECONDS, async (tx) => {
    const worries = worriesOf(await readReadings(parts), Date.now());
    for (const worry of await updateAlerts(tx, worries))
      await tellAdministrators(tx, jobs, {
        news: { title: worry.title, body: worry.sentence, link: PAGE },
        letter: letterAbout(worry, publicUrl),
      });
  });
}
