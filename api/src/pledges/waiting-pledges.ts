import { rupiah } from "../platform/text/rupiah.ts";
import type { FindWaiting } from "../platform/waiting.ts";
import { presentPledges } from "./present-pledge.ts";
import { pledgesOf } from "./queries/pledges.ts";

/** Pledges whose day has come. Once a payment was opened for one, that payment waits in its place. */
export const waitingPledges: FindWaiting = async ({ kysely }, memberId) => {
  const pledges = (await pledgesOf(kysely, memberId)).filter(({ state }) => state === "active");
  const due = (await presentPledges(kysely, pledges)).filter((pledge) => pledge.due?.page === null);
  return due.map(({ title, amount, key }) => ({
    kind: "pledge",
    title: `Niat rutin ${rupiah(amount)}`,
    text: title,
    link: `/niat/${key}`,
    act: "Lihat",
    deadline: null,
  }));
};
