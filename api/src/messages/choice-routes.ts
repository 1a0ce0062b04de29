import {
  CHANNELS,
  type Channel,
  type ContactChoice,
  DEFAULT_CHANNELS,
  keepContactChoices,
  readContactChoices,
  TOPICS,
  type Topic,
  WRITTEN_BY_HAND,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { existing, notAuthenticated } from "../platform/errors.ts";
import { FORM_ROUTE, plainForms } from "../platform/http/plain-forms.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { personOf } from "./delivery/contact-key.ts";
import { memberCode } from "./delivery/person.ts";
import { choicesOf, keepChoices } from "./queries/choices.ts";

interface ChoiceParts {
  database: Database;
  publicUrl: string;
  /** The channels that this installation has. */
  channels: ReadonlySet<Channel>;
}

/** A guest is identified by the contact that they left, so a choice for a mail address does not apply to a phone. */
function channelsOf(person: string, channels: ReadonlySet<Channel>): Channel[] {
  const has = CHANNELS.filter((channel) => channels.has(channel));
  if (person.startsWith("member:")) return has;
  // WhatsApp is offered even without the official service, because staff then write by hand.
  return person.startsWith("mail:") ? ["mail"] : ["whatsapp"];
}

const topicsAtFirst = (channel: Channel) =>
  TOPICS.filter((topic) => DEFAULT_CHANNELS[topic].includes(channel));

async function choicesFor({ database, channels }: ChoiceParts, person: string): Promise<ContactChoice[]> {
  const chosen = await choicesOf(database.kysely, person);
  const allowed = (topic: Topic, channel: Channel) =>
    chosen.find((one) => one.topic === topic && one.channel === channel)?.allowed ??
    (person.startsWith("phone:") ? WRITTEN_BY_HAND : topicsAtFirst(channel)).includes(topic);
  return TOPICS.flatMap((topic) =>
    channelsOf(person, channels).map((channel) => ({ topic, channel, allowed: allowed(topic, channel) })),
  );
}

const isTopic = (text: string): text is Topic => TOPICS.some((topic) => topic === text);

/** Which messages members, and recipients with a link, want to get. */
export function choiceRoutes(app: FastifyInstance, parts: ChoiceParts) {
  const { kysely } = parts.database;

  /** The key in the link has precedence over the session, because another member may be signed in on this device. */
  async function whose(actor: Actor | undefined, key: string | undefined): Promise<string> {
    if (key === undefined && actor) return memberCode(actor.memberId);
    if (key === undefined) throw notAuthenticated();
    return existing(
      await personOf(kysely, key),
      "Tautan ini tidak dikenal. Salin seluruhnya dari pesan kami.",
    );
  }

  serve(app, readContactChoices, async ({ actor, query, reply }) => {
    reply.header("cache-control", "no-store");
    return choicesFor(parts, await whose(actor, query.key));
  });

  serve(app, keepContactChoices, async ({ actor, query, body }) => {
    const person = await whose(actor, query.key);
    const known = channelsOf(person, parts.channels);
    await keepChoices(
      kysely,
      person,
      body.filter(({ channel }) => known.includes(channel)),
    );
    return choicesFor(parts, person);
  });

  // GET changes nothing: mail programs open links to scan them.
  app.get<{ Params: { key: string } }>("/berhenti/:key/:topic", async ({ params }, reply) =>
    reply.redirect(`/notifikasi/pilihan?key=${encodeURIComponent(params.key)}`, 303),
  );

  // Mail programs post here to unsubscribe (RFC 8058), without our origin. The unguessable key authorises the call.
  plainForms(app, parts.publicUrl, (scope) => {
    const skipOriginCheck = { config: { ...FORM_ROUTE.config, skipOriginCheck: true } };
    scope.post<{ Params: { key: string; topic: string } }>(
      "/berhenti/:key/:topic",
      skipOriginCheck,
      async ({ params: { key, topic } }, reply) => {
        const person = await personOf(kysely, key);
        if (!person || !isTopic(topic))
          return reply.code(404).type("text/plain").send("Tautan tidak dikenal.");
        await keepChoices(kysely, person, [{ topic, channel: "mail", allowed: false }]);
        return reply.type("text/plain").send("Berhenti.");
      },
    );
  });
}
