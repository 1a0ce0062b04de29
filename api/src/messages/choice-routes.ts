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
import { serve } from "../platform/http/serve.ts";
import { personOf } from "./delivery/contact-key.ts";
import { memberCode } from "./delivery/person.ts";
import { choicesOf, keepChoices } from "./queries/choices.ts";

interface ChoiceParts {
  database: Database;
  publicUrl: string;
  /** The channels that this installation has. */
  channels: ReadonlySet<Channel>;
}

/** Guests are known by what they left: a message to a mailbox says nothing about a phone. */
function channelsOf(person: string, channels: ReadonlySet<Channel>): Channel[] {
  const has = CHANNELS.filter((channel) => channels.has(channel));
  if (person.startsWith("member:")) return has;
  // Also without the official service: staff write by hand.
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

/** What members and the readers of messages choose to be told. */
export function choiceRoutes(app: FastifyInstance, parts: ChoiceParts) {
  const { kysely } = parts.database;

  /** The key of a message wins over the session: the link may be opened where another member is signed in. */
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

  // Mail programs that only open the address must not stop anything.
  app.get<{ Params: { key: string } }>("/berhenti/:key/:topic", async ({ params }, reply) =>
    reply.redirect(`/notifikasi/pilihan?key=${encodeURIComponent(params.key)}`, 303),
  );

  // What mail programs send for 'stop' (RFC 8058), from no page at all: the key is the permission.
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
