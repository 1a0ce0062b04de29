import { z } from "zod";
import { PURCHASE_MOST } from "../payments/purchase-most.ts";
import { endpoint } from "../platform/endpoint.ts";
import { PERSON_MOST } from "../platform/text-lengths.ts";
import { id, instant, rupiah, slug, upTo } from "../platform/vocabulary.ts";
import { CREW_MAY } from "./event-words.ts";
import { wantedTickets } from "./registering.ts";
import { countingScan } from "./scans.ts";

/** With the latest scan by another phone, so that the first phone also shows that the ticket was scanned twice. */
const countedScan = countingScan.extend({ again: countingScan.nullable() });

/** The data of a ticket on a scanner: no contact, and only those answers that crew need for hand-outs. */
export const scannedTicket = z.object({
  /** The first 16 characters of base64url(SHA-256(`BRK1:<event id>:<code>`)). */
  hash: z.string(),
  name: z.string(),
  type: z.string(),
  extras: z.array(z.string()),
  /** `unpaid`: registered, not paid. `void`: cancelled, refunded or expired. */
  state: z.enum(["valid", "unpaid", "void"]),
  /** What an unpaid ticket's registration owes. */
  due: rupiah,
  entered: countedScan.nullable(),
  /** The scan out, while the guest is outside. */
  left: countingScan.nullable(),
  /** Sessions attended and things handed out, by the id of the session. */
  done: z.array(countedScan.extend({ session_id: id })),
});
export type ScannedTicket = z.infer<typeof scannedTicket>;

const crew = { access: "member" } as const;

export const getScanList = endpoint("GET /api/events/:slug/scan-list/", {
  summary:
    "Daftar untuk memindai tanpa jaringan: sidik kode, nama singkat, jenis dan keadaan tiket. 403 `not_crew`.",
  ...crew,
  response: z.object({
    event: z.object({
      id,
      slug,
      title: z.string(),
      starts_at: instant,
      ends_at: instant,
      state: z.string(),
      price_kind: z.string(),
      min_price: rupiah,
    }),
    may: z.enum(CREW_MAY),
    /** Ed25519, 32 bytes as base64url. */
    public_key: z.string(),
    /** Other events whose tickets may be shown by mistake, with their keys. */
    other_events: z.array(z.object({ id, title: z.string(), starts_at: instant, public_key: z.string() })),
    sessions: z.array(z.object({ id, title: z.string(), handout: z.boolean() })),
    /** What can be sold at the door. */
    ticket_types: z.array(z.object({ id, name: z.string(), price: rupiah, left: z.int().nullable() })),
    tickets: z.array(scannedTicket),
    /** One ticket on two phones: the scan that counts, and the later one. */
    twice: z.array(z.object({ first: countingScan, later: countingScan })),
    made_at: instant,
    /** A form for a phone without JavaScript, as this person; null for staff who are not of the crew. */
    plain_page: z.string().nullable(),
  }),
});

export const sellAtDoor = endpoint("POST /api/events/:slug/door/", {
  summary:
    "Menjual tiket tunai di pintu, atau menerima tunai untuk pendaftaran yang belum dibayar (`registration`). Untuk panitia yang boleh mengelola. `sale_id`: dicatat sekali.",
  ...crew,
  body: z
    .object({
      sale_id: z.uuid(),
      /** The code of an unpaid registration or of one of its tickets. */
      registration: upTo(20).default(""),
      tickets: wantedTickets.optional(),
      name: upTo(PERSON_MOST).default(""),
      phone: upTo(20).default(""),
      /** The amount received; 409 `amount_changed` if the price differs. */
      amount: z.int().min(0).max(PURCHASE_MOST),
      /** Let in at once. */
      enter: z.boolean().default(false),
      device: upTo(60).default(""),
    })
    .refine(
      ({ registration, tickets }) => (registration === "") !== (tickets === undefined),
      "Pilih tiketnya.",
    ),
  response: z.object({
    code: z.string(),
    amount: rupiah,
    ticket_page: z.string(),
    tickets: z.array(z.object({ code: z.string(), name: z.string(), type: z.string() })),
  }),
  status: 201,
});

export const listCrewEvents = endpoint("GET /api/crew/events/", {
  summary: "Acara yang boleh dipindai anggota ini, terdekat dahulu.",
  access: "member",
  response: z.array(
    z.object({
      slug,
      title: z.string(),
      starts_at: instant,
      ends_at: instant,
      place: z.string(),
      may: z.enum(CREW_MAY),
    }),
  ),
});
