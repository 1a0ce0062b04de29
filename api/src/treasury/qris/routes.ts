import { approveQris, listQrisMerchants, proposeQris, readQris } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { confirm, type Proposing, propose } from "../proposals/proposals.ts";
import { qrisAccounts, shownMerchant } from "./present-qris.ts";
import { readMerchant } from "./qris-kind.ts";
import { textInPhoto } from "./read-photo.ts";

export function qrisRoutes(app: FastifyInstance, parts: Proposing) {
  serve(app, listQrisMerchants, async () => ({ accounts: await qrisAccounts(parts.database) }));

  serve(app, readQris, async ({ body, files }) => {
    const text = files.photo ? await textInPhoto(files.photo) : body.payload;
    const { payload, merchant } = readMerchant(text);
    return { payload, merchant: shownMerchant(merchant, payload) };
  });

  serve(app, proposeQris, async ({ actor, body, request }) => {
    // Reports a bad code before asking for a password.
    readMerchant(body.payload);
    await app.proveIdentity(actor, body);
    const key = keyOf(actor, request);
    const { id } = await propose(parts, actor, "qris", body, key);
    return { id, detail: "Diusulkan. Petugas keuangan lain memastikan nama dan NMID-nya." };
  });

  serve(app, approveQris, async ({ actor, params, body }) => {
    await app.proveIdentity(actor, body);
    await confirm(parts, actor, params.id, body);
    return { detail: "QRIS baru dipakai mulai sekarang." };
  });
}
