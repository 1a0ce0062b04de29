import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { day, slug } from "../platform/vocabulary.ts";

/** What anybody who holds a certificate's number may know: enough to believe it, and nothing else. */
export const certificate = z.object({
  number: z.string(),
  name: z.string(),
  course_title: z.string(),
  course_slug: slug,
  issued_on: day,
});
export type Certificate = z.infer<typeof certificate>;

export const getCertificate = endpoint({
  method: "GET",
  path: "/api/certificates/:number/",
  summary: "Memeriksa sebuah sertifikat dengan nomornya.",
  access: "public",
  params: z.object({ number: z.string() }),
  response: certificate,
});

export const downloadCertificate = endpoint({
  method: "GET",
  path: "/api/courses/:slug/certificate/",
  summary: "Sertifikat anggota sendiri untuk kelas yang sudah selesai, sebagai PDF.",
  access: "member",
  params: z.object({ slug: z.string() }),
  response: z.unknown(),
  produces: "application/pdf",
});
