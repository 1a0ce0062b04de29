import { type BodyOf, halfOf, METHOD_FORM, makePledge, PLEDGE_FORM, valuesIn } from "@barakah/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { payPlainly, purchaseIn } from "../payments/index.ts";
import { existing } from "../platform/errors.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import { validate } from "../platform/http/validation.ts";
import type { Change } from "./change-pledge.ts";

type Fields = Record<string, string>;

/** What the pages do with pledges, by the same rules as the API. */
interface PledgeActs {
  /** Makes a guest's pledge; returns the sentence to show. */
  make(request: FastifyRequest, wanted: BodyOf<typeof makePledge>): Promise<string>;
  skip(key: string): Promise<unknown>;
  change(key: string, wanted: Change): Promise<unknown>;
  amountOf(key: string): Promise<number>;
}

const NEW = "/niat/baru";

/** Making a pledge, and the links of its messages, without JavaScript. Opening one changes nothing: mail programs open them too. */
export function plainPledges(
  app: FastifyInstance,
  parts: Parameters<typeof payPlainly>[0] & { origin: string },
  acts: PledgeActs,
) {
  const chosen: Record<string, (key: string) => Promise<unknown>> = {
    lewati: acts.skip,
    jeda: (key) => acts.change(key, { state: "paused" }),
    "jeda-ramadan": (key) => acts.change(key, { state: "paused", until: "ramadan" }),
    lanjut: (key) => acts.change(key, { state: "active" }),
    setengah: async (key) => acts.change(key, { state: "active", amount: halfOf(await acts.amountOf(key)) }),
    berhenti: (key) => acts.change(key, { state: "stopped" }),
  };

  function pay(request: FastifyRequest, key: string) {
    const wanted = purchaseIn(METHOD_FORM, (request.body ?? {}) as Fields, { kind: "pledge", pledge: key });
    return payPlainly(parts, request, wanted, undefined);
  }

  plainForms(app, parts.origin, (scope) => {
    scope.post(NEW, FORM_ROUTE, async (request, reply) => {
      const values = (request.body ?? {}) as Fields;
      try {
        const wanted = validate(makePledge.body, valuesIn(PLEDGE_FORM, values));
        const said = await acts.make(request, wanted as BodyOf<typeof makePledge>);
        return answerForm(reply, NEW, { values: { said }, errors: {} });
      } catch (error) {
        return answerForm(reply, NEW, { values, errors: sentencesOf(error) });
      }
    });

    scope.post<{ Params: { key: string; act: string } }>(
      "/niat/:key/:act",
      FORM_ROUTE,
      async (request, reply) => {
        const { key, act } = request.params;
        const page = `/niat/${encodeURIComponent(key)}`;
        try {
          if (act === "bayar") return reply.redirect(await pay(request, key), 303);
          const choice = act === "pilih" ? ((request.body ?? {}) as Fields).pilihan : act;
          await existing(chosen[choice ?? ""], "Pilih salah satu.")(key);
        } catch (error) {
          return answerForm(reply, page, { values: {}, errors: sentencesOf(error) });
        }
        return reply.redirect(page, 303);
      },
    );
  });
}
