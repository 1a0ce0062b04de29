import { getCertificate } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { drawCode } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve.ts";
import { certificateByNumber } from "./queries/certificates.ts";

export const certificateAddress = (origin: string, number: string) => `${origin}/sertifikat/${number}`;

/** One verification page for the certificates of courses and events. */
export function certificateRoutes(
  app: FastifyInstance,
  { database, origin }: { database: Database; origin: string },
) {
  serve(app, getCertificate, async ({ params }) => {
    const found = existing(
      await certificateByNumber(database, params.number.trim().toUpperCase()),
      "Sertifikat dengan nomor ini tidak ada.",
    );
    return { ...found, code: drawCode(certificateAddress(origin, found.number)) };
  });
}
