import { addPushSubscription, readPushKey, removePushSubscription } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../platform/database/database.ts";
import { existing, invalid, notAuthenticated } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { deliver } from "../delivery/deliver.ts";
import type { News } from "../delivery/news.ts";
import { type Person, personCodes } from "../delivery/person.ts";
import { postMessage } from "../delivery/queue-message.ts";
import { isOnCurve } from "./encrypt.ts";
import { isPublicUrl } from "./public-host.ts";
import {
  dropDead,
  dropSubscription,
  followPayment,
  keepSubscription,
  paymentOfPage,
  subscriptionsFor,
} from "./queries.ts";
import { type PushContent, sendPush } from "./send-push.ts";
import type { Vapid } from "./vapid.ts";

export interface PushParts {
  database: Database;
  jobs: Jobs;
  vapid: Vapid;
  /** Only push services of the public internet, as in production. Otherwise also one on this machine, for trials. */
  publicOnly: boolean;
}

interface Pushed extends PushContent, Pick<Person, "memberId" | "payment"> {
  subscription: number;
}

const SHOWN_MOST = 300;

/** One message for each browser, so that a failing one does not repeat the message on the others. */
export async function tellByPush(tx: Tx, { to, topic, key, title, body, link, waited = false }: News) {
  const { memberId, payment } = to;
  const persons = personCodes(memberId === null ? to : { memberId });
  if (!persons) return;
  for (const { id: subscription } of await subscriptionsFor(tx, to)) {
    const shown = { title, body: body.slice(0, SHOWN_MOST), link, tag: key };
    await postMessage(
      tx,
      { key: `${key} ${subscription}`, topic, channel: "push", persons, waited },
      async () => ({ subscription, memberId, payment, ...shown }) satisfies Pushed,
    );
  }
}

export function pushChannel(app: FastifyInstance, { database, jobs, ...sending }: PushParts) {
  serve(app, readPushKey, async () => ({ key: sending.vapid.publicKey }));

  serve(app, addPushSubscription, async ({ actor, body: { endpoint, keys, payment } }) => {
    if (sending.publicOnly && !isPublicUrl(endpoint))
      throw invalid({ endpoint: ["Layanan push browser ini tidak dikenal."] });
    if (!isOnCurve(keys.p256dh)) throw invalid({ keys: ["Kunci browser tidak dapat dibaca."] });
    await database.transact(async (tx) => {
      const paid =
        payment === undefined
          ? undefined
          : existing(await paymentOfPage(tx, payment), "Pembayaran tidak ditemukan.");
      // Members get news of their payments through their account, not through a payment's page.
      if (!actor && paid?.member_id !== null) throw notAuthenticated();
      const id = await keepSubscription(tx, actor?.memberId ?? null, { endpoint, ...keys });
      if (paid?.member_id === null) await followPayment(tx, paid.id, id);
    });
  });

  serve(app, removePushSubscription, async ({ actor, body }) => {
    await dropSubscription(database.kysely, actor?.memberId ?? null, body.endpoint);
  });

  deliver<Pushed>(jobs, "push", async ({ subscription: id, memberId, payment, ...content }, tx) => {
    // Another member may have signed in on this phone since.
    const theirs = await subscriptionsFor(tx, { memberId, payment });
    const subscription = theirs.find((one) => one.id === id);
    if (!subscription) return;
    if (!(await sendPush(subscription, content, sending))) await dropDead(tx, id);
  });
}
