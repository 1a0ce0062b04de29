import * as contract from "@barakah/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Payments } from "../payments/index.ts";
import { existing } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { limitAction } from "../platform/rate-limit/action-limits.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { type Change, change, skip, UNKNOWN } from "./change-pledge.ts";
import { expectedIn } from "./expected.ts";
import { keepPledge } from "./make-pledge.ts";
import { plainPledges } from "./plain-pledges.ts";
import { pledgeOfKey } from "./pledge-key.ts";
import { pledgeByKey, pledgePurchaseHandler } from "./pledge-purchase.ts";
import { presentPledges } from "./present-pledge.ts";
import { givenInYear, pledgesOf, type StoredPledge } from "./queries/pledges.ts";
import { refuseTooLittle } from "./refuse-too-little.ts";

export interface PledgeParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  /** The smallest gift in rupiah. */
  leastGift(): Promise<number>;
}

export function pledgeRoutes(app: FastifyInstance, parts: PledgeParts) {
  const { payments } = parts;
  const { database, limits } = payments;
  payments.registerPurchase(pledgePurchaseHandler(database, payments));

  const shown = async (pledge: StoredPledge) =>
    existing((await presentPledges(database.kysely, [pledge]))[0], UNKNOWN);
  const idOf = async (key: string) => existing(await pledgeOfKey(database.kysely, key), UNKNOWN);

  serve(app, contract.listPledges, async ({ actor: { memberId } }) => ({
    pledges: await presentPledges(database.kysely, await pledgesOf(database.kysely, memberId)),
    given: await givenInYear(database.kysely, memberId),
  }));

  async function make(
    wanted: contract.BodyOf<typeof contract.makePledge>,
    request: FastifyRequest,
    memberId?: number,
  ) {
    await refuseTooLittle(wanted.amount, parts.leastGift);
    const person = { ...callerOf(request), memberId };
    await limitAction(database, person, { pay: limits.payments }, "niat yang dibuat");
    const made = await database.transact((tx) => keepPledge(tx, wanted, memberId));
    if (memberId !== undefined) return { detail: "Niatmu tersimpan.", pledge: await shown(made) };
    return { detail: `Buka surat yang kami kirim ke ${made.payer_email} untuk memulainya.`, pledge: null };
  }
  serve(app, contract.makePledge, ({ actor, body, request }) => make(body, request, actor?.memberId));

  serve(app, contract.changePledge, async ({ actor, params, body }) => {
    await refuseTooLittle(body.amount, parts.leastGift);
    return shown(await change(database, params.id, body, ({ member_id }) => member_id === actor.memberId));
  });

  const byKey = async (key: string, wanted: Change) => shown(await change(database, await idOf(key), wanted));
  serve(app, contract.readPledge, async ({ params, reply }) => {
    reply.header("cache-control", "no-store");
    return shown(await pledgeByKey(database.kysely, params.key));
  });
  serve(app, contract.skipPledge, async ({ params }) => shown(await skip(database, await idOf(params.key))));
  serve(app, contract.pausePledge, ({ params, body }) => byKey(params.key, { ...body, state: "paused" }));
  serve(app, contract.stopPledge, ({ params }) => byKey(params.key, { state: "stopped" }));
  const resumed = async (key: string, wanted: Change) => {
    await refuseTooLittle(wanted.amount, parts.leastGift);
    return byKey(key, wanted);
  };
  serve(app, contract.resumePledge, ({ params, body }) => resumed(params.key, { ...body, state: "active" }));

  serve(app, contract.readExpected, ({ query }) => expectedIn(database.kysely, query.month));

  plainPledges(app, parts, {
    make: async (request, wanted) => (await make(wanted, request)).detail,
    skip: async (key) => skip(database, await idOf(key)),
    change: resumed,
    amountOf: async (key) => (await pledgeByKey(database.kysely, key)).amount,
  });
}
