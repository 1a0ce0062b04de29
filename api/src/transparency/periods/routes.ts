import { closePeriod, getClosing, reopenPeriod } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { closings } from "../queries/closings.ts";
import { thisMonth } from "../report/period-state.ts";
import { closeMonth } from "./close-month.ts";
import { checksOf } from "./may-close-month.ts";
import { nextToClose } from "./next-month-to-close.ts";
import { reopenMonth } from "./reopen-month.ts";

export function periodRoutes(app: FastifyInstance, database: Database) {
  serve(app, getClosing, async () => {
    const month = await nextToClose(database.kysely);
    return {
      next: month === undefined ? null : { month, checks: await checksOf(database, month) },
      running: thisMonth(),
      closings: await closings(database.kysely),
    };
  });

  serve(app, closePeriod, ({ actor, params, body }) =>
    closeMonth(database, actor, params.month, body.seen_warnings),
  );

  serve(app, reopenPeriod, ({ actor, params, body }) =>
    reopenMonth(database, actor, params.month, body.reason),
  );
}
