import { decideTapMessage, listTapMessages, WRITTEN_BY_HAND } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { choicesPage, keyFor } from "../delivery/contact-key.ts";
import type { News } from "../delivery/news.ts";
import { phoneCode, waNumber } from "../delivery/person.ts";
import { mayComeAt } from "../delivery/quiet-hours.ts";
import { isAllowed, isChoosable } from "../queries/choices.ts";
import { insertMessage, markMessage } from "../queries/messages.ts";
import { decideTap, doneTaps, keepTap, lockTap, waitingTaps } from "./queries.ts";

/** Messages for guests who left only a phone number, which staff send by hand, unless the recipient has opted out. */
export async function tellByTap(
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  { to: { memberId, email, phone = "" }, topic, key, title, body, link, waited = false }: News,
): Promise<void> {
  const person = phoneCode(phone);
  if (memberId !== null || email || !person || !isChoosable(topic)) return;
  if (!(await isAllowed(tx, [person], "whatsapp", topic, WRITTEN_BY_HAND.includes(topic)))) return;
  const message = await insertMessage(tx, { key, person, channel: "tap", topic });
  if (message === undefined) return;
  const now = new Date();
  const from = mayComeAt(now, waited);
  if (from > now) await markMessage(tx, message, { state: "queued", not_before: from.toISOString() });
  const choices = choicesPage(publicUrl, await keyFor(tx, person));
  await keepTap(tx, {
    message_id: message,
    phone: waNumber(phone),
    title,
    text: `Assalamualaikum,\n\n*${title}*\n${body}\n\n${publicUrl}${link}\n\nTidak ingin dikabari lewat nomor ini? ${choices}`,
  });
}

const hidden = (phone: string) => `+${phone.slice(0, 4)}••••${phone.slice(-3)}`;

async function decide(tx: Tx, actor: Actor, id: number, state: "queued" | "sent" | "skipped") {
  const tap = existing(await lockTap(tx, id), "Pesan ini sudah tidak ada di daftar.");
  if (tap.state === state && (state === "queued" || tap.decided_by === actor.memberId)) return;
  if (state !== "queued" && tap.state !== "queued")
    throw conflict(
      "already_decided",
      `${tap.by ?? "Rekan lain"} sudah ${tap.state === "sent" ? "mengirim" : "melewati"} pesan ini. Jangan kirim lagi.`,
    );
  if (state === "sent" && !tap.open)
    throw conflict("stopped", "Pemilik nomor ini minta berhenti. Jangan kirim pesannya.");
  await decideTap(tx, id, state, actor.memberId);
  await audit(tx, actor, "message.tap", ["message", id], { before: tap.state, after: state });
}

export function tapRoutes(app: FastifyInstance, { kysely, transact }: Database) {
  serve(app, listTapMessages, async () => {
    const [waiting, done] = await Promise.all([waitingTaps(kysely), doneTaps(kysely)]);
    return {
      total: waiting[0]?.total ?? 0,
      waiting: waiting.map(({ phone, ...tap }) => ({
        ...tap,
        phone: hidden(phone),
        whatsapp: `https://wa.me/${phone}?text=${encodeURIComponent(tap.text)}`,
      })),
      done: done.map(({ phone, ...tap }) => ({ ...tap, phone: hidden(phone) })),
    };
  });

  serve(app, decideTapMessage, ({ actor, params, body }) =>
    transact((tx) => decide(tx, actor, params.id, body.state)),
  );
}
