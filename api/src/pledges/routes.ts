import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { beginPurchase, type Payments, pageOf, purchaseCall } from "../payments/index.ts";
import { existing, invalid } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import { serve } from "../platform/http/serve.ts";
import { validate } from "../platform/http/validation.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { takeShares } from "../platform/rate-limit/shares.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { type Change, change, skip, UNKNOWN } from "./change-pledge.ts";
import { expectedIn } from "./expected.ts";
import { keepPledge } from "./make-pledge.ts";
import { pledgeOfKey } from "./pledge-key.ts";
import { pledgeByKey, pledgePurchaser } from "./pledge-purchaser.ts";
import { presentPledges } from "./present-pledge.ts";
import { givenInYear, pledgesOf, type StoredPledge } from "./queries/pledges.ts";

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
  payments.sells(pledgePurchaser(database, payments));

  async function refuseTooLittle(amount: number | undefined) {
    const least = await parts.leastGift();
    if (amount !== undefined && amount < least) throw invalid({ amount: [`Minimal ${rupiah(least)}.`] });
  }
  const shown = async (pledge: StoredPledge) =>
    existing((await presentPledges(database.kysely, [pledge]))[0], UNKNOWN);
  const idOf = async (key: string) => existing(await pledgeOfKey(database.kysely, key), UNKNOWN);

  serve(app, contract.listPledges, async ({ actor: { memberId } }) => ({
    pledges: await presentPledges(database.kysely, await pledgesOf(database.kysely, memberId)),
    given: await givenInYear(database.kysely, memberId),
  }));

  serve(app, contract.makePledge, async ({ actor, body, request }) => {
    await refuseTooLittle(body.amount);
    const person = { ...callerOf(request), memberId: actor?.memberId };
    await takeShares(database, person, { pay: limits.payments }, "niat yang dibuat");
    const made = await database.kysely.transaction().execute((tx) => keepPledge(tx, body, actor?.memberId));
    if (actor) return { detail: "Niatmu tersimpan.", pledge: await shown(made) };
    return { detail: `Satu langkah lagi: buka surat yang kami kirim ke ${made.payer_email}.`, pledge: null };
  });

  serve(app, contract.changePledge, async ({ actor, params, body }) => {
    await refuseTooLittle(body.amount);
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
  serve(app, contract.resumePledge, async ({ params, body }) => {
    await refuseTooLittle(body.amount);
    return byKey(params.key, { ...body, state: "active" });
  });

  serve(app, contract.readExpected, ({ query }) => expectedIn(database.kysely, query.month));

  const ACTS: Record<string, (key: string) => Promise<unknown>> = {
    lewati: async (key) => skip(database, await idOf(key)),
    jeda: (key) => byKey(key, { state: "paused" }),
    "jeda-ramadan": (key) => byKey(key, { state: "paused", until: "ramadan" }),
    lanjut: (key) => byKey(key, { state: "active" }),
    async setengah(key) {
      const amount = contract.halfOf((await pledgeByKey(database.kysely, key)).amount);
      await refuseTooLittle(amount);
      return byKey(key, { state: "active", amount });
    },
    berhenti: (key) => byKey(key, { state: "stopped" }),
  };
  // The links of a message, without JavaScript. Opening one changes nothing: mail programs open them too.
  plainForms(app, parts.origin, (scope) => {
    scope.post<{ Params: { key: string; act: string } }>(
      "/niat/:key/:act",
      FORM_ROUTE,
      async (request, reply) => {
        const { key, act } = request.params;
        const page = `/niat/${encodeURIComponent(key)}`;
        try {
          const chosen = act === "pilih" ? ((request.body ?? {}) as { pilihan?: string }).pilihan : act;
          if (act !== "bayar") await existing(ACTS[chosen ?? ""], "Pilih salah satu.")(key);
          else return reply.redirect(pageOf(await payPlainly(request, key, request.body)), 303);
        } catch (error) {
          return answerForm(reply, page, { values: {}, errors: sentencesOf(error) });
        }
        return reply.redirect(page, 303);
      },
    );
  });

  async function payPlainly(request: Parameters<typeof callerOf>[0], key: string, sent: unknown) {
    const { payment_method: method = "" } = (sent ?? {}) as { payment_method?: string };
    const wanted = { kind: "pledge", pledge: key, method: contract.isQris(method) ? "qris" : method };
    const purchase = validate(contract.purchase, wanted) as contract.Purchase;
    return beginPurchase(parts, purchaseCall(request, contract.beginPurchase, undefined, purchase));
  }
}
