import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { day, page } from "../platform/vocabulary.ts";

/** What was sealed of one day. `hash` is SHA-256 over day, postings, root and previous, each on a line of its own. */
export const seal = z.object({
  day,
  postings: z.int().min(0),
  /** Merkle root over the day's postings (RFC 6962). */
  root: z.string(),
  previous: z.string(),
  hash: z.string(),
});
export type Seal = z.infer<typeof seal>;

export const listSeals = endpoint("GET /api/seals/", {
  summary:
    "Segel harian buku besar, terbaru dahulu. `hash` = SHA-256 dari hari, jumlah pos, `root` dan `previous`, masing-masing satu baris.",
  access: "public",
  query: z.object(page),
  response: z.array(seal),
  counted: true,
  cached: true,
});

export const getSeal = endpoint("GET /api/seals/:day/", {
  summary: "Segel buku besar satu hari.",
  access: "public",
  params: z.object({ day }),
  response: seal,
  cached: true,
});
