import { reportPrayer, sayAamiin } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { FORM_ROUTE, plainForms } from "../../platform/http/plain-forms.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { callerOf } from "../../platform/rate-limit/caller.ts";
import type { MarkKind } from "../queries/prayers.ts";
import { mark, whoMarks } from "./count-aamiin-and-reports.ts";

const KINDS: Record<string, MarkKind> = { aamiin: "aamiin", lapor: "report" };

export function prayerRoutes(app: FastifyInstance, database: Database, origin: string) {
  serve(app, sayAamiin, async ({ actor, params, request }) => {
    const who = whoMarks(request, actor?.memberId);
    const from = { ...callerOf(request), memberId: actor?.memberId };
    const { aamiin } = await mark(database, { ...params, who, kind: "aamiin", from });
    return { aamiin };
  });

  serve(app, reportPrayer, async ({ actor, params, request }) => {
    const who = whoMarks(request, actor?.memberId);
    const from = { ...callerOf(request), memberId: actor?.memberId };
    await mark(database, { ...params, who, kind: "report", from });
    return { detail: "Terima kasih. Petugas akan memeriksanya." };
  });

  // The same without JavaScript; redirects back to the campaign.
  plainForms(app, origin, (scope) => {
    scope.post<{ Params: { id: string; what: string } }>(
      "/doa/:id/:what",
      FORM_ROUTE,
      async (request, reply) => {
        const kind = KINDS[request.params.what];
        const id = Number(request.params.id);
        if (!kind || !Number.isSafeInteger(id)) return reply.redirect("/charity", 303);
        const who = whoMarks(request, undefined);
        const { slug } = await mark(database, { id, kind, who, from: callerOf(request) });
        return reply.redirect(`/kampanye/${slug}#doa-${id}`, 303);
      },
    );
  });
}
