import * as contract from "@barakah/contract";
import { BROADCAST_CHANNELS } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { existing } from "../../platform/errors.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { audiences, countReached } from "./audience-queries.ts";
import { leftThisMonth } from "./broadcast-cost.ts";
import { failuresOf } from "./failures.ts";
import { broadcastById, broadcasts, resultsOf } from "./queries.ts";
import { type Broadcasting, confirm, runBroadcasts, send, stop, tryOut } from "./send-broadcast.ts";

export function broadcastRoutes(app: FastifyInstance, parts: Broadcasting) {
  const { kysely } = parts.database;
  const one = async (id: number) => existing(await broadcastById(kysely, id), "Siaran tidak ditemukan.");

  serve(app, contract.listBroadcasts, () => broadcasts(kysely));
  serve(app, contract.listAudiences, () => audiences(kysely));
  const { whatsapp } = parts;
  serve(app, contract.countAudience, async ({ query: { audience, audience_id = null, channels } }) => {
    const chosen = BROADCAST_CHANNELS.filter((channel) => channels.split(",").includes(channel));
    return {
      ...(await countReached(kysely, { audience, audience_id, official: whatsapp !== undefined }, chosen)),
      costs: whatsapp
        ? {
            price: whatsapp.price,
            left: await leftThisMonth(kysely, whatsapp),
            most: whatsapp.monthlyMost,
          }
        : null,
    };
  });
  serve(app, contract.sendBroadcast, async ({ actor, body, request }) =>
    one(await send(parts, actor, body, keyOf(actor, request))),
  );
  serve(app, contract.tryBroadcast, ({ actor, body }) => tryOut(parts, actor, body));
  serve(app, contract.readBroadcast, async ({ params: { id } }) => ({
    ...(await one(id)),
    results: await resultsOf(kysely, id),
  }));
  serve(app, contract.listFailures, ({ actor, params, query }) =>
    failuresOf(parts.database, actor, params.id, query),
  );
  serve(app, contract.confirmBroadcast, ({ actor, params }) => confirm(parts, actor, params.id));
  serve(app, contract.stopBroadcast, ({ actor, params }) => stop(parts, actor, params.id));
  runBroadcasts(parts);
}
