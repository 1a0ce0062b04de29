import { downloadCertificate } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { certificateAddress, certificateOfEnrolment, drawCertificate } from "../certificates/index.ts";
import type { ReadLogo } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { requireCourseAccess } from "./course-access.ts";
import { notCompleted } from "./refusals.ts";

export function certificateRoutes(
  app: FastifyInstance,
  { database, origin, logo }: { database: Database; origin: string; logo: ReadLogo },
) {
  serve(app, downloadCertificate, async ({ actor, params, reply }) => {
    const { enrolment_id } = await requireCourseAccess(database, actor, params.slug);
    const awarded = enrolment_id === null ? undefined : await certificateOfEnrolment(database, enrolment_id);
    if (!awarded) throw notCompleted();
    reply.header("content-disposition", `attachment; filename="sertifikat-${awarded.slug}.pdf"`);
    return drawCertificate(awarded, certificateAddress(origin, awarded.number), {
      name: await app.communityName(),
      logo: await logo(),
    });
  });
}
