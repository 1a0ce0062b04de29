import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { day, slug } from "../platform/vocabulary.ts";

/** What everybody may read who has a certificate's number. */
export const certificate = z.object({
  number: z.string(),
  name: z.string(),
  /** What it was issued for. */
  kind: z.enum(["course", "event"]),
  title: z.string(),
  slug,
  issued_on: day,
  /** Who taught or organised it; may be empty. */
  teacher: z.string(),
});
export type Certificate = z.infer<typeof certificate>;

/** The address of its page as a code that phones read: one path of dark squares in a square of this size. */
const code = z.object({ path: z.string(), size: z.int() });

export const checkedCertificate = certificate.extend({ code });
export type CheckedCertificate = z.infer<typeof checkedCertificate>;

export const getCertificate = endpoint("GET /api/certificates/:number/", {
  summary: "Memeriksa sebuah sertifikat dengan nomornya.",
  access: "public",
  response: checkedCertificate,
});

export const downloadCertificate = endpoint("GET /api/courses/:slug/certificate/", {
  summary: "Sertifikat anggota sendiri untuk kelas yang sudah selesai, sebagai PDF.",
  access: "member",
  response: z.unknown(),
  produces: "application/pdf",
});
