import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { drawReport } from "./draw-report.ts";
import { payoutsIn } from "./paid-out-queries.ts";
import { periodMeant, readPeriods, readReport, storedText } from "./read-report.ts";
import { receivedBy } from "./received-queries.ts";

const paged = ({ limit, offset }: { limit?: number | undefined; offset?: number | undefined }) => ({
  limit: limit ?? contract.LIST_MOST,
  offset: offset ?? 0,
});

/** Public figures: sums and their use, never who gave. */
export function reportRoutes(
  app: FastifyInstance,
  { database, publicUrl }: { database: Database; publicUrl: string },
) {
  serve(app, contract.getPeriods, () => readPeriods(database));

  serve(app, contract.getReport, ({ params }) => readReport(database, params.period));

  serve(app, contract.downloadReport, async ({ params, reply }) => {
    const report = await readReport(database, params.period);
    reply.header("content-disposition", `inline; filename="laporan-dana-${params.period}.pdf"`);
    return drawReport(report, publicUrl, await app.communityName());
  });

  serve(app, contract.downloadStored, ({ params }) => storedText(database, params.period));

  serve(app, contract.listReportedPayouts, async ({ query: { period, ...query } }) => {
    const months = contract.monthsOf(await periodMeant(database, period));
    return payoutsIn(database.kysely, { ...query, ...months, ...paged(query) });
  });

  serve(app, contract.listReceived, async ({ query: { period, ...query } }) => {
    const months = contract.monthsOf(await periodMeant(database, period));
    return receivedBy(database.kysely, { ...query, ...months, ...paged(query) });
  });
}
