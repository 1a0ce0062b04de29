import { approveQris, listQrisMerchants, proposeQris as proposeEndpoint, readQris } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve.ts";
import { confirm } from "../proposals/decide-proposal.ts";
import type { Proposing } from "../proposals/propose.ts";
import { qrisAccounts, shownMerchant } from "./present-qris.ts";
import { proposeQris, readMerchant } from "./propose-qris.ts";
import { textInPhoto } from "./read-photo.ts";

export function qrisRoutes(app: FastifyInstance, parts: Proposing) {
  serve(app, listQrisMerchants, async () => ({ accounts: await qrisAccounts(parts.database) }));

  serve(app, readQris, async ({ body, files }) => {
    const text = files.photo ? await textInPhoto(files.photo) : body.payload;
    const { payload, merchant } = readMerchant(text);
    return { payload, merchant: shownMerchant(merchant, payload) };
  });

  serve(app, proposeEndpoint, async ({ actor, body, request }) => {
    // What is wrong with the code is said before anybody types a password for it.
    readMerchant(body.payload);
    await app.proveIdentity(actor, body);
    const key = keyOf(actor.memberId, request.headers["idempotency-key"]);
    const { id } = await proposeQris(parts, actor, body, key);
    return { id, detail: "Diusulkan. Petugas keuangan lain memastikan nama dan NMID-nya." };
  });

  serve(app, approveQris, async ({ actor, params, body }) => {
    await app.proveIdentity(actor, body);
    await confirm(parts, actor, params.id, body);
    return { detail: "QRIS baru dipakai mulai sekarang." };
  });
}
