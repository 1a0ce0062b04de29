import { SITE_NAME, type Worry } from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import type { WatchedParts } from "./dependencies.ts";
import { readReadings } from "./operations.ts";
import { updateAlerts } from "./queries/alerts.ts";
import { worriesOf } from "./worries.ts";

const LOOK_EVERY_SECONDS = 5 * 60;
const PAGE = "/admin/operasi";

const newsAbout = ({ title, sentence }: Worry) => ({
  // Each time that it begins.
  key: `worry ${title} ${new Date().toISOString()}`,
  title,
  body: sentence,
  link: PAGE,
  letter: {
    cause: "anyone" as const,
    subject: `${SITE_NAME}: ${title}`,
    button: { label: "Lihat keadaan aplikasi" },
    ending: "Surat ini dikirim sekali untuk setiap masalah, kepada semua administrator.",
  },
});

/** Alerts administrators once per problem, when it begins. */
export function watchWorries(parts: WatchedParts) {
  parts.jobs.every("watch", LOOK_EVERY_SECONDS, async (tx) => {
    const worries = worriesOf(await readReadings(parts), Date.now());
    for (const worry of await updateAlerts(tx, worries))
      await tellStaff(tx, { roles: ["administrator"] }, newsAbout(worry), parts);
  });
}
