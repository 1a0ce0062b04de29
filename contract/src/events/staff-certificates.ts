import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { reason } from "../platform/vocabulary.ts";
import { editors, everybody } from "./staff-event-fields.ts";

/** How many participants there are, were present, have a certificate, and had one that was revoked. */
const counts = z.object({ total: z.int(), present: z.int(), issued: z.int(), revoked: z.int() });

export const countCertificates = endpoint("GET /api/admin/events/:id/certificates/", {
  summary: "Berapa peserta hadir menurut aturan acaranya, dan berapa sertifikat sudah terbit.",
  ...everybody,
  response: counts,
});

export const issueCertificates = endpoint("POST /api/admin/events/:id/certificates/", {
  summary:
    "Menerbitkan sertifikat untuk semua peserta yang hadir; yang sudah terbit tetap. Setelah acara selesai. 409 `not_over` atau `no_certificate`.",
  ...editors,
  response: z.object({ issued: z.int(), present: z.int(), total: z.int() }),
});

export const previewCertificate = endpoint("GET /api/admin/events/:id/certificates/preview/", {
  summary: "Contoh sertifikat acara ini sebagai PDF, dengan nama dan nomor contoh.",
  ...everybody,
  response: z.unknown(),
  produces: "application/pdf",
});

export const issueCertificate = endpoint("POST /api/admin/events/:id/certificates/:ticket/", {
  summary:
    "Sertifikat untuk satu peserta, juga yang tidak dipindai, atau menerbitkan lagi yang dicabut. 409 `not_over` atau `no_certificate`.",
  ...editors,
  body: z.object({ reason }),
  response: counts,
});

export const revokeCertificate = endpoint("POST /api/admin/events/:id/certificates/:ticket/revoke/", {
  summary: "Mencabut sertifikat yang keliru: nomornya tidak berlaku lagi. 409 `not_issued` bila tidak ada.",
  ...editors,
  body: z.object({ reason }),
  response: counts,
});
