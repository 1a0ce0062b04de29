import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { templates } from "../../payments/index.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Proposing } from "../proposals/proposals.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { readOverdue, readPolicy, setPolicy } from "./automatic-approval-limits.ts";
import { accept, ignore } from "./decide-notice.ts";
import { devices } from "./device-queries.ts";
import { pair, revoke } from "./devices.ts";
import { noticesIn } from "./notice-list-queries.ts";
import { add, remove, tryOne } from "./templates.ts";

export function noticeRoutes(app: FastifyInstance, parts: Deciding & Proposing) {
  const { database } = parts;
  serve(app, contract.listNoticeDevices, () => devices(database));

  serve(app, contract.pairNoticeDevice, async ({ actor, body }) => {
    await app.proveIdentity(actor, body);
    return pair(parts, actor, body);
  });

  serve(app, contract.revokeNoticeDevice, ({ actor, params }) => revoke(database, actor, params.id));

  serve(app, contract.listNotices, ({ query }) => noticesIn(database, query));

  serve(app, contract.acceptNotice, ({ actor, params, body }) => accept(parts, actor, params.id, body));

  serve(app, contract.ignoreNotice, ({ actor, params, body }) =>
    ignore(parts, actor, params.id, body.reason),
  );

  serve(app, contract.listNoticeTemplates, () => templates(database.kysely));
  serve(app, contract.addNoticeTemplate, ({ actor, body }) => add(database, actor, body));
  serve(app, contract.removeNoticeTemplate, ({ actor, params }) => remove(database, actor, params.id));
  serve(app, contract.tryNotice, ({ body }) => tryOne(database, body));

  serve(app, contract.getNoticePolicy, () => readPolicy(database));
  serve(app, contract.listOverdueNotices, () => readOverdue(database));
  serve(app, contract.setNoticePolicy, async ({ actor, body, request }) => {
    await app.proveIdentity(actor, body);
    const key = keyOf(actor, request);
    const waits = await setPolicy(parts, actor, body, key);
    return { detail: waits ? "Diajukan kepada petugas keuangan lain." : "Batas otomatis disimpan.", waits };
  });
}
