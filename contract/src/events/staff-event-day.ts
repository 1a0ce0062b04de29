import { z } from "zod";
import { seenVersion } from "../platform/catalogue.ts";
import { endpoint } from "../platform/endpoint.ts";
import { id, instant, optionalMoment, written } from "../platform/vocabulary.ts";
import { CREW_MAY } from "./event-words.ts";
import { editors, everybody } from "./staff-event-fields.ts";
import { staffEvent } from "./staff-events.ts";

const crew = z.object({
  crew: z.array(
    z.object({ member_id: id, username: z.string(), full_name: z.string(), may: z.enum(CREW_MAY) }),
  ),
});

export const listCrew = endpoint("GET /api/admin/events/:id/crew/", {
  summary: "Panitia sebuah acara.",
  ...everybody,
  response: crew,
});

export const setCrew = endpoint("POST /api/admin/events/:id/crew/", {
  summary: "Menjadikan anggota panitia, atau mengeluarkannya (`may` null).",
  ...editors,
  body: z.object({
    username: written("Tulis nama pengguna anggotanya.", 150),
    may: z.enum(CREW_MAY).nullable(),
  }),
  response: crew,
});

export const setSessions = endpoint("PUT /api/admin/events/:id/sessions/", {
  summary:
    "Sesi dan barang yang diserahkan; yang tidak disebut dihapus. Yang sudah dipindai tidak dapat dihapus (409 `already_scanned`).",
  ...editors,
  body: z.object({
    ...seenVersion,
    sessions: z
      .array(
        z.object({
          id: id.optional(),
          title: written("Beri nama.", 120),
          starts_at: optionalMoment,
          ends_at: optionalMoment,
          handout: z.boolean().default(false),
        }),
      )
      .max(60),
  }),
  response: staffEvent,
});

export const getBoard = endpoint("GET /api/admin/events/:id/board/", {
  summary:
    "Kehadiran langsung: jumlah masuk, tiap jenis, tiap perangkat, yang terbaru dan yang dipindai dua kali.",
  ...everybody,
  response: z.object({
    entered: z.int(),
    tickets: z.int(),
    door_sales: z.int(),
    types: z.array(z.object({ name: z.string(), entered: z.int(), tickets: z.int() })),
    sessions: z.array(z.object({ id, title: z.string(), handout: z.boolean(), count: z.int() })),
    /** Entrances in steps of five minutes. */
    arrivals: z.array(z.object({ at: instant, count: z.int() })),
    devices: z.array(z.object({ device: z.string(), by: z.string(), scans: z.int(), last_at: instant })),
    latest: z.array(z.object({ at: instant, name: z.string(), type: z.string(), device: z.string() })),
    duplicates: z.array(
      z.object({
        at: instant,
        name: z.string(),
        device: z.string(),
        first_at: instant,
        first_device: z.string(),
      }),
    ),
  }),
});
