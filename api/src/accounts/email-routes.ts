import {
  acceptEmail,
  changeEmail,
  confirmEmail as confirm,
  confirmEmailChange,
  readMailAddress,
  readOwnEmail,
  sendEmailCode,
  undoEmailChange,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { mailAddressByKey, setStopped } from "../messages/index.ts";
import { existing } from "../platform/errors.ts";
import { FORM_ROUTE, plainForms } from "../platform/http/plain-forms.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { Accounts } from "./accounts.ts";
import { acceptProposed, askForNewEmail, confirmNewEmail, undoChange } from "./change-email.ts";
import { confirmEmail, ownEmail, sendCodeTo } from "./confirm-email.ts";

type Fields = Record<string, string> | undefined;

export function emailRoutes(app: FastifyInstance, accounts: Accounts) {
  const { database, publicUrl } = accounts;

  serve(app, readMailAddress, async ({ params, reply }) => {
    reply.header("cache-control", "no-store");
    const found = existing(
      await mailAddressByKey(database.kysely, params.key),
      "Tautan ini tidak dikenal. Salin seluruhnya dari surat kami.",
    );
    return { stopped: found.stopped_at !== null };
  });

  // Mail programs (RFC 8058) post here too, without our origin, so the origin check is off. The unguessable key authorises the call.
  plainForms(app, publicUrl, (scope) => {
    const options = { config: { ...FORM_ROUTE.config, skipOriginCheck: true } };
    scope.post<{ Params: { key: string } }>("/surat/:key", options, async (request, reply) => {
      const { key } = request.params;
      const fields = request.body as Fields;
      const found = await setStopped(database.kysely, key, fields?.surat !== "ya");
      if (fields?.["List-Unsubscribe"])
        return reply
          .code(found ? 200 : 404)
          .type("text/plain")
          .send("Berhenti.");
      return reply.redirect(`/surat/${encodeURIComponent(key)}`, 303);
    });
  });

  serve(app, readOwnEmail, ({ actor }) => ownEmail(accounts, actor));

  serve(app, changeEmail, async ({ actor, body }) => {
    await app.proveIdentity(actor, body);
    await askForNewEmail(accounts, actor, body.email);
    return { detail: `Kode dikirim ke ${body.email}. Periksa juga folder spam.` };
  });

  serve(app, confirmEmailChange, async ({ actor, body }) => {
    await confirmNewEmail(accounts, actor, body.email, body.code);
    return { email: body.email, confirmed: true };
  });

  serve(app, undoEmailChange, async ({ body }) => {
    await undoChange(accounts, body.key);
    return { detail: "E-mail akunmu kembali ke alamat ini. Tautan untuk password baru sedang dikirim." };
  });

  serve(app, acceptEmail, async ({ body }) => {
    await acceptProposed(accounts, body.key);
    return { detail: "Alamat ini sekarang e-mail akunmu. Tautan untuk password baru sedang dikirim." };
  });

  serve(app, sendEmailCode, async ({ actor }) => {
    await sendCodeTo(accounts, actor);
    return { detail: `Kode dikirim ke ${actor.email}. Periksa juga folder spam.` };
  });

  serve(app, confirm, async ({ actor, body }) => {
    await confirmEmail(accounts, actor, body.code);
    return ownEmail(accounts, actor);
  });
}
