import { changePhone, confirmPhoneChange, readOwnPhone, undoPhoneChange } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { Accounts } from "./accounts.ts";
import { askForNewPhone, confirmNewPhone, ownPhone, undoPhone } from "./change-phone.ts";

export function phoneRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, readOwnPhone, ({ actor }) => ownPhone(accounts, actor));

  serve(app, changePhone, async ({ actor, body }) => {
    await app.proveIdentity(actor, body);
    return askForNewPhone(accounts, actor, body.phone);
  });

  serve(app, confirmPhoneChange, async ({ actor, body }) => {
    await confirmNewPhone(accounts, actor, body.phone, body.code);
    return ownPhone(accounts, actor);
  });

  serve(app, undoPhoneChange, async ({ body }) => {
    await undoPhone(accounts, body.key);
    return { detail: "Nomor HP-mu kembali seperti semula. Tautan untuk password baru sedang dikirim." };
  });
}
