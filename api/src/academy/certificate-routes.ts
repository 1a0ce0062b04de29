import { downloadCertificate, getCertificate } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { drawCode, type ReadMark } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import { drawCertificate } from "./certificate/draw.ts";
import { openedCourse } from "./policy.ts";
import { certificateByNumber, certificateOf } from "./queries/certificates.ts";
import { noCertificate, notCompleted } from "./refusals.ts";

export function certificateRoutes(
  app: FastifyInstance,
  { database, origin, mark }: { database: Database; origin: string; mark: ReadMark },
) {
  const addressOf = (number: string) => `${origin}/sertifikat/${number}`;

  serve(app, getCertificate, async ({ params }) => {
    const found = await certificateByNumber(database, params.number.trim().toUpperCase());
    if (!found) throw noCertificate();
    return { ...found, code: drawCode(addressOf(found.number)) };
  });

  serve(app, downloadCertificate, async ({ actor, params, reply }) => {
    const { enrolment_id } = await openedCourse(database, actor, params.slug);
    const awarded = enrolment_id === null ? undefined : await certificateOf(database, enrolment_id);
    if (!awarded) throw notCompleted();
    reply.header("content-disposition", `attachment; filename="sertifikat-${awarded.course_slug}.pdf"`);
    return drawCertificate(awarded, addressOf(awarded.number), await mark());
  });
}
