import { addPushSubscription, readPushKey, removePushSubscription } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { deliver } from "../delivery/deliver.ts";
import type { News } from "../delivery/news.ts";
import { memberCode } from "../delivery/person.ts";
import { postMessage } from "../delivery/post-message.ts";
import { isPublicUrl } from "./public-host.ts";
import {
  dropDead,
  dropSubscription,
  keepSubscription,
  subscriptionById,
  subscriptionsOf,
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

interface Pushed extends PushContent {
  subscription: number;
  memberId: number;
}

const SHOWN_MOST = 300;

/** One message for each of the member's browsers, so that one that is down does not make the others repeat. */
export async function tellByPush(tx: Tx, { to, topic, key, title, body, link, waited = false }: News) {
  const { memberId } = to;
  if (memberId === null) return;
  const persons: [string] = [memberCode(memberId)];
  for (const { id: subscription } of await subscriptionsOf(tx, memberId)) {
    const content: Pushed = {
      subscription,
      memberId,
      title,
      body: body.slice(0, SHOWN_MOST),
      link,
      tag: key,
    };
    await postMessage(
      tx,
      { key: `${key} ${subscription}`, topic, channel: "push", persons, waited },
      async () => content,
    );
  }
}

export function pushChannel(app: FastifyInstance, { database, jobs, ...sending }: PushParts) {
  serve(app, readPushKey, async () => ({ key: sending.vapid.publicKey }));

  serve(app, addPushSubscription, async ({ actor, body: { endpoint, keys } }) => {
    if (sending.publicOnly && !isPublicUrl(endpoint))
      throw invalid({ endpoint: ["Layanan push peramban ini tidak dikenal."] });
    await database.kysely
      .transaction()
      .execute((tx) => keepSubscription(tx, actor.memberId, { endpoint, ...keys }));
  });

  serve(app, removePushSubscription, async ({ actor, body }) => {
    await dropSubscription(database.kysely, actor.memberId, body.endpoint);
  });

  deliver<Pushed>(jobs, "push", async ({ subscription: id, memberId, ...content }, tx) => {
    const subscription = await subscriptionById(tx, id);
    // Meanwhile the phone may have become somebody else's.
    if (subscription?.member_id !== memberId) return;
    if (!(await sendPush(subscription, content, sending))) await dropDead(tx, id);
  });
}
