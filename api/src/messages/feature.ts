import type { BroadcastChannel } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../platform/database/database.ts";
import { addJob, type Jobs } from "../platform/jobs.ts";
import type { Letter, Mail } from "../platform/mail/mail.ts";
import { broadcastRoutes } from "./broadcasts/routes.ts";
import { choiceRoutes } from "./choice-routes.ts";
import { deliver } from "./delivery/deliver.ts";
import type { News } from "./delivery/news.ts";
import { notificationRoutes } from "./notification-routes.ts";
import { messagesPersonalData, notificationsPersonalData } from "./personal-data.ts";
import { pushChannel, tellByPush } from "./push/push.ts";
import { sweepFollowers } from "./push/queries.ts";
import { vapidKeys } from "./push/vapid.ts";
import { KEPT_DAYS, sweepMessages } from "./queries/old-messages.ts";
import { sweepTaps } from "./tap/queries.ts";
import { tapRoutes, tellByTap } from "./tap/tell-by-hand.ts";
import { NEWS, tellByMail, tellInApp, withoutMail } from "./tell.ts";
import type { WhatsAppAccount } from "./whatsapp/account.ts";
import { tellByWhatsApp, whatsappChannel } from "./whatsapp/whatsapp.ts";

export interface MessageParts {
  database: Database;
  jobs: Jobs;
  mail: Mail;
  publicUrl: string;
  production: boolean;
  /** The account at WhatsApp, if this installation has one. */
  whatsapp: WhatsAppAccount | undefined;
}

const DAY = 24 * 3600;

/** Tells people what happened, in the app and by every channel that they allow. */
export async function messagesFeature(app: FastifyInstance, parts: MessageParts) {
  const { database, jobs, mail, whatsapp } = parts;
  app.personalData.push(notificationsPersonalData, messagesPersonalData);
  notificationRoutes(app, database);
  tapRoutes(app, database);
  choiceRoutes(app, {
    ...parts,
    channels: new Set(["mail", "push", ...(whatsapp ? (["whatsapp"] as const) : [])]),
  });
  /** All channels outside the app. */
  const tellOutside = async (tx: Tx, news: News) => {
    const by = (channel: BroadcastChannel) => !news.only || news.only.includes(channel);
    const written = await tellByMail(tx, parts, news);
    if (news.letterOnly) return;
    if (by("push")) await tellByPush(tx, news);
    const byApi = whatsapp !== undefined && by("whatsapp") && (await tellByWhatsApp(tx, parts, news));
    if (!byApi && by("tap"))
      await tellByTap(tx, parts, (written ? undefined : await withoutMail(tx, news)) ?? news);
  };
  jobs.handle<News>(NEWS, (news, tx) => tellOutside(tx, news));
  const tellEverywhere = async (tx: Tx, news: News) => {
    await tellInApp(tx, news);
    await tellOutside(tx, news);
  };
  broadcastRoutes(app, { ...{ database, jobs, whatsapp }, tellEverywhere });
  const vapid = await vapidKeys(database, parts.publicUrl);
  pushChannel(app, { database, jobs, vapid, publicOnly: parts.production });
  whatsappChannel(app, { database, jobs, account: whatsapp });
  deliver<Letter>(
    jobs,
    "mail",
    (letter) => mail.send(letter),
    (tx, news) => addJob(tx, NEWS, news),
  );
  jobs.every("sweep-messages", DAY, async (tx) => {
    await sweepTaps(tx);
    await sweepMessages(tx);
    await sweepFollowers(tx, KEPT_DAYS);
  });
  return { tellEverywhere };
}
