import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import {
  html,
  id,
  instant,
  page,
  queryFlag,
  queryText,
  rupiah,
  searchText,
  slug,
} from "../platform/vocabulary.ts";
import { EVENT_LIST_KINDS, EVENT_PRICE_KINDS, EVENT_STATES, QUESTION_KINDS } from "./event-words.ts";

/**
 * Contains times instead of states, because pages are cached: the browser's clock decides what is shown, and the server's
 * what is allowed.
 */
export const eventSummary = z.object({
  id,
  slug,
  title: z.string(),
  summary: z.string(),
  thumbnail: z.string().nullable(),
  state: z.enum(EVENT_STATES),
  starts_at: instant,
  ends_at: instant,
  place: z.string(),
  is_online: z.boolean(),
  organiser: z.string(),
  registration_opens: instant.nullable(),
  /** When registration ends: as set by staff, else when the event starts. */
  registration_closes: instant,
  price_kind: z.enum(EVENT_PRICE_KINDS),
  /** The lowest price of a ticket: of its types, or the least that is taken. */
  price_from: rupiah,
  /** The most that a ticket costs, where prices are fixed. */
  price_to: rupiah.nullable(),
  capacity: z.int().nullable(),
  /** Free seats of the event and all its types; null if there is no limit. */
  seats_left: z.int().nullable(),
});
export type EventSummary = z.infer<typeof eventSummary>;

export const ticketType = z.object({
  id,
  name: z.string(),
  /** One line for each benefit. */
  benefits: z.array(z.string()),
  price: rupiah,
  quota: z.int().nullable(),
  /** Seats of this type that are left, also by the capacity of the event; null where there is no limit. */
  left: z.int().nullable(),
  opens: instant.nullable(),
  closes: instant.nullable(),
  per_order_max: z.int(),
  /** How many people wait for a seat of this type. */
  waiting: z.int(),
});
export type TicketType = z.infer<typeof ticketType>;

export const questionOption = z.object({ label: z.string(), price: rupiah });

export const eventQuestion = z.object({
  id,
  label: z.string(),
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  /** Of `choice` and `many`. */
  options: z.array(questionOption),
});
export type EventQuestion = z.infer<typeof eventQuestion>;

export const eventSession = z.object({
  id,
  title: z.string(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
});
export type EventSession = z.infer<typeof eventSession>;

export const event = eventSummary.extend({
  body: html,
  map_link: z.string(),
  contact: z.string(),
  listed: z.boolean(),
  min_price: rupiah,
  certificate: z.boolean(),
  /** Why it was cancelled. */
  cancelled_reason: z.string(),
  ticket_types: z.array(ticketType),
  questions: z.array(eventQuestion),
  sessions: z.array(eventSession),
  /** The campaign that gets a part of every payment. */
  campaign: z.object({ slug, title: z.string(), basis_points: z.int() }).nullable(),
  /** Days after the event on which the answers are deleted. */
  answers_kept_days: z.int(),
});
export type EventDetail = z.infer<typeof event>;

export const listEvents = endpoint("GET /api/events/", {
  summary: "Acara yang akan datang, terdekat dahulu; `past=true`: yang sudah lewat, terbaru dahulu.",
  access: "public",
  query: z.object({
    ...page,
    search: searchText,
    past: queryFlag.optional(),
    kind: queryText.pipe(z.enum(EVENT_LIST_KINDS)).optional(),
    /** Those that begin in it, by Jakarta's clock. */
    month: queryText.pipe(z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)).optional(),
  }),
  response: z.array(eventSummary),
  counted: true,
  cached: true,
});

export const listEventMonths = endpoint("GET /api/event-months/", {
  summary: "Bulan-bulan yang punya acara mendatang, terdekat dahulu, dengan jumlah acaranya.",
  access: "public",
  response: z.array(z.object({ month: z.string(), count: z.int() })),
  cached: true,
});

export const getEvent = endpoint("GET /api/events/:slug/", {
  summary: "Satu acara dengan jenis tiket, pertanyaan formulir dan susunan acaranya.",
  access: "public",
  response: event,
  cached: true,
});
