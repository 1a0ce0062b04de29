import { type OperationsProblem, SITE_NAME } from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import type { WatchedParts } from "./dependencies.ts";
import { readReadings } from "./operations.ts";
import { problemsIn } from "./problems.ts";
import { updateAlerts } from "./queries/alerts.ts";

const LOOK_EVERY_SECONDS = 5 * 60;
const PAGE = "/admin/operasi";

const newsAbout = ({ title, sentence }: OperationsProblem) => ({
  // Each time that it begins.
  key: `problem ${title} ${new Date().toISOString()}`,
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
export function watchProblems(parts: WatchedParts) {
  parts.jobs.every("watch", LOOK_EVERY_SECONDS, async (tx) => {
    const problems = problemsIn(await readReadings(parts), Date.now());
    for (const problem of await updateAlerts(tx, problems))
      await tellStaff(tx, { roles: ["administrator"] }, newsAbout(problem), parts);
  });
}
