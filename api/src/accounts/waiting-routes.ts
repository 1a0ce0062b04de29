import { listWaiting, OWN_WAITING_KINDS, WAITING_MOST, type WaitingThing } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { calledOf } from "./queries/profiles.ts";

const HAVE_DEADLINES = OWN_WAITING_KINDS.indexOf("ticket");

/** Kinds with a deadline are one group: of a payment and an offered seat, the one that ends first comes first. */
const groupOf = ({ kind }: WaitingThing) => {
  const place = OWN_WAITING_KINDS.indexOf(kind);
  return place < HAVE_DEADLINES ? 0 : place;
};
const timeOf = ({ deadline }: WaitingThing) =>
  deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);

const byUrgency = (one: WaitingThing, other: WaitingThing) =>
  groupOf(one) - groupOf(other) || (timeOf(one) < timeOf(other) ? -1 : 1);

export function waitingRoutes(app: FastifyInstance, database: Database) {
  serve(app, listWaiting, async ({ actor }) => {
    const [name, ...found] = await Promise.all([
      calledOf(database.kysely, actor.memberId),
      ...app.waiting.map((find) => find(database, actor.memberId)),
    ]);
    const all = found.flat().sort(byUrgency);
    return { name, things: all.slice(0, WAITING_MOST), more: Math.max(0, all.length - WAITING_MOST) };
  });
}
