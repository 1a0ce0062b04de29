import {
  type BodyOf,
  beginPurchase as beginPurchaseCall,
  halfOf,
  isQris,
  makePledge,
  type Purchase,
  purchase,
  UNKNOWN_GIVER,
} from "@barakah/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { beginPurchase, pageOf, purchaseCall } from "../payments/index.ts";
import { existing } from "../platform/errors.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import { validate } from "../platform/http/validation.ts";
import type { Change } from "./change-pledge.ts";

type Fields = Record<string, string | undefined>;

/** What the pages do with pledges, by the same rules as the API. */
interface PledgeActs {
  /** Of a guest. Returns what to say. */
  make(request: FastifyRequest, wanted: BodyOf<typeof makePledge>): Promise<string>;
  skip(key: string): Promise<unknown>;
  change(key: string, wanted: Change): Promise<unknown>;
  amountOf(key: string): Promise<number>;
}

/** 'Ayyamul bidh': without JavaScript only the days of the common month can be chosen. */
const HIJRI_DAY = 13;
const NEW = "/niat/baru";
/** The form's name of a fund; no slug has a colon. */
const FUND = "dana:";

/** A typed amount takes precedence over a preset. */
const amountIn = ({ nominal = "", amount = "" }: Fields) =>
  nominal.replace(/\D/g, "") || amount.replace(/\D/g, "");

function wantedIn(fields: Fields) {
  const { campaign = "", every, day, hide_identity, name, tel, email } = fields;
  return {
    ...(campaign.startsWith(FUND)
      ? { fund: campaign.slice(FUND.length) }
      : { campaign: campaign || undefined }),
    amount: Number(amountIn(fields)),
    rhythm: { every, ...(every !== "friday" && { day: every === "hijri" ? HIJRI_DAY : Number(day) }) },
    payer_name: hide_identity ? UNKNOWN_GIVER : name,
    payer_phone: tel,
    payer_email: email ?? "",
  };
}

/** Making a pledge, and the links of its messages, without JavaScript. Opening one changes nothing: mail programs open them too. */
export function plainPledges(
  app: FastifyInstance,
  parts: Parameters<typeof beginPurchase>[0] & { origin: string },
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

  async function pay(request: FastifyRequest, key: string) {
    const { payment_method: method = "" } = (request.body ?? {}) as Fields;
    const wanted = { kind: "pledge", pledge: key, method: isQris(method) ? "qris" : method };
    const call = purchaseCall(request, beginPurchaseCall, undefined, validate(purchase, wanted) as Purchase);
    return pageOf(await beginPurchase(parts, call));
  }

  plainForms(app, parts.origin, (scope) => {
    scope.post(NEW, FORM_ROUTE, async (request, reply) => {
      const { nominal: _, ...fields } = (request.body ?? {}) as Record<string, string>;
      const values = { ...fields, amount: amountIn((request.body ?? {}) as Fields) };
      try {
        const wanted = validate(makePledge.body, wantedIn((request.body ?? {}) as Fields));
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
