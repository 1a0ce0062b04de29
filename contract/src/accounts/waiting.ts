import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { instant } from "../platform/vocabulary.ts";

/** The most things that wait at once on a screen. */
export const WAITING_MOST = 3;

/** In the order on screen: entries with a deadline, then by the nearest day, then those that need no action. */
export const OWN_WAITING_KINDS = ["payment", "offer", "selling", "ticket", "parcel", "pledge"] as const;
export type OwnWaitingKind = (typeof OWN_WAITING_KINDS)[number];

export const waitingThing = z.object({
  kind: z.enum(OWN_WAITING_KINDS),
  title: z.string(),
  /** Names no time: it may be shown from a copy, later. The screen adds `deadline` in words. */
  text: z.string(),
  /** A path of the app. */
  link: z.string(),
  /** The word on its button. */
  act: z.string(),
  /** When it must be done; when an event begins; when a parcel is expected at the latest. */
  deadline: instant.nullable(),
});
export type WaitingThing = z.infer<typeof waitingThing>;

const waiting = z.object({
  /** What a greeting calls the member: the first name, or the username. */
  name: z.string(),
  things: z.array(waitingThing),
  /** How many others wait. */
  more: z.int(),
});
export type OwnWaiting = z.infer<typeof waiting>;

export const listWaiting = endpoint("GET /api/me/waiting/", {
  summary:
    "Yang menunggu anggota sendiri, paling banyak tiga: yang berbatas waktu dahulu, lalu yang terdekat harinya, lalu yang sedang berjalan. `more`: berapa lagi di luar itu.",
  access: "member",
  response: waiting,
});
