import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { forbidden, notFound } from "../../platform/errors.ts";
import { hearReport } from "../queries/messages.ts";
import type { WhatsAppAccount } from "./account.ts";
import { messageOf } from "./send-whatsapp.ts";
import { hearAnswer } from "./stop-reply.ts";

export const WHATSAPP_WEBHOOK = "/api/whatsapp/webhook/";
const LARGEST = 3 * 1024 * 1024;

const report = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const answer = z.object({
  from: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
const event = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({ statuses: z.array(report).optional(), messages: z.array(answer).optional() }),
        }),
      ),
    }),
  ),
});

function isSigned(secret: string, body: Buffer, signature: unknown): boolean {
  const right = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
  const shown = Buffer.from(typeof signature === "string" ? signature : "");
  return right.length === shown.length && timingSafeEqual(right, shown);
}

const same = (one: string, other: string) => {
  const [left, right] = [one, other].map((text) => createHmac("sha256", "same").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

/** Receives WhatsApp's reports about messages, and answers of people. The signature covers the raw bytes. */
export function whatsappWebhook(
  app: FastifyInstance,
  { database, account }: { database: Database; account: WhatsAppAccount | undefined },
) {
  app.get<{ Querystring: Record<string, string> }>(WHATSAPP_WEBHOOK, async ({ query }, reply) => {
    if (!account) throw notFound();
    const asked =
      query["hub.mode"] === "subscribe" && same(query["hub.verify_token"] ?? "", account.verifyToken);
    if (!asked) throw forbidden();
    return reply.type("text/plain").send(query["hub.challenge"] ?? "");
  });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WHATSAPP_WEBHOOK, { config: { csrfExempt: true }, bodyLimit: LARGEST }, async (request) => {
      if (!account) throw notFound();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(account.appSecret, body, request.headers["x-hub-signature-256"])) throw forbidden();
      const read = event.safeParse(safely(body));
      // Signed, but of an unknown kind: accepted, because WhatsApp would otherwise repeat it for a day.
      for (const { value } of read.data?.entry.flatMap(({ changes }) => changes) ?? []) {
        for (const { from, text, button } of value.messages ?? [])
          await hearAnswer(database, from, text?.body ?? button?.text ?? "");
        for (const { status, biz_opaque_callback_data: data, errors } of value.statuses ?? []) {
          const message = messageOf(data);
          if (message !== undefined) await hearReport(database.kysely, message, status, errors?.[0]?.code);
        }
      }
      return {};
    });
  });
}

function safely(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
