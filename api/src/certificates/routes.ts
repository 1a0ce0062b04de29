import { getCertificate } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { drawCode } from "../platform/qr-code.ts";
import { certificateByNumber, isRevoked } from "./queries/valid-certificates.ts";

export const certificateAddress = (origin: string, number: string) => `${origin}/sertifikat/${number}`;

/** One verification page for the certificates of courses and events. */
export function certificateRoutes(
  app: FastifyInstance,
  { database, origin }: { database: Database; origin: string },
) {
  serve(app, getCertificate, async ({ params }) => {
    const number = params.number.trim().toUpperCase();
    const certificate = await certificateByNumber(database, number);
    const found = existing(
      certificate,
      !certificate && (await isRevoked(database.kysely, number))
        ? "Sertifikat dengan nomor ini sudah dicabut oleh penyelenggaranya, jadi tidak berlaku."
        : "Sertifikat dengan nomor ini tidak ada.",
    );
    return { ...found, code: drawCode(certificateAddress(origin, found.number)) };
  });
}
