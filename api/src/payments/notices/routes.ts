import type { FastifyInstance, FastifyRequest } from "fastify";
import { forbidden } from "../../platform/errors.ts";
import type { ApprovingParts } from "./approve-by-notice.ts";
import { receiveNotice } from "./receive-notice.ts";

export const NOTICES_PATH = "/api/payments/notices/";
const LARGEST = 16 * 1024;

const header = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === "string" ? value : "";
};

/** Receives notices of paired devices. The signature covers the raw bytes, so no parser runs before. */
export function noticeRoutes(app: FastifyInstance, parts: ApprovingParts) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
    // Scripts on a phone run in a web view of another origin. They are authorised by the signature, never by a cookie.
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("access-control-allow-origin", "*");
    });
    scope.options(NOTICES_PATH, (_request, reply) =>
      reply
        .code(204)
        .headers({
          "access-control-allow-methods": "POST",
          "access-control-allow-headers": "content-type, x-device, x-timestamp, x-signature",
          "access-control-max-age": "86400",
        })
        .send(),
    );
    scope.post(NOTICES_PATH, { config: { csrfExempt: true }, bodyLimit: LARGEST }, async (request, reply) => {
      const ours = await receiveNotice(parts, {
        device: header(request, "x-device"),
        timestamp: header(request, "x-timestamp"),
        signature: header(request, "x-signature"),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      });
      if (!ours) throw forbidden("Tanda tangan perangkat tidak sah.");
      return reply.code(202).send({});
    });
  });
}
