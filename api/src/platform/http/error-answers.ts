import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isOutage } from "../database/outage.ts";
import {
  AppError,
  beyondTheFile,
  malformed,
  notFound,
  serverError,
  storageFull,
  tooLarge,
  unavailable,
  wrongType,
} from "../errors.ts";

/** Disk full, as reported by the file system and by PostgreSQL. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Values that PostgreSQL cannot store: a zero byte, in text or JSON, and a date in the year zero. */
const UNSTORABLE = new Set(["22021", "22P05", "22008"]);

function translate(error: FastifyError & { headers?: Record<string, string> }): AppError {
  if (error instanceof AppError) return error;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return tooLarge();
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return wrongType();
  if (error.statusCode === 404) return notFound();
  if (error.statusCode === 416) return beyondTheFile(error.headers);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return malformed();
  if (NO_ROOM.has(error.code)) return storageFull(error);
  if (UNSTORABLE.has(error.code)) return malformed();
  if (isOutage(error)) return unavailable(error);
  return serverError(error);
}

/** Refusals that are logged, because they may show an attack. */
const TELLING = new Set([401, 403, 429]);

const eventOf = (request: FastifyRequest, { code }: AppError) => ({
  event: "refused",
  code,
  memberId: request.memberId,
  address: request.ip,
  // The route rather than the address, which may contain a key.
  call: `${request.method} ${request.routeOptions.url ?? ""}`,
});

function record(request: FastifyRequest, answer: AppError, error: FastifyError) {
  if (answer.status >= 500) request.log.error({ err: error }, "request failed");
  else if (TELLING.has(answer.status)) request.log.info(eventOf(request, answer), "refused");
  else request.log.debug({ code: answer.code, detail: error.message }, "request refused");
}

declare module "fastify" {
  interface FastifyContextConfig {
    repeatsDetail?: boolean;
  }
}

/** Writes the answer directly, without hooks. */
function answerPast(request: FastifyRequest, reply: FastifyReply, error: FastifyError) {
  const answer = translate(error);
  const body = JSON.stringify(answer.body(request.id));
  reply.code(answer.status).headers({
    ...answer.headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  reply.removeHeader("content-encoding");
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  reply.hijack();
  reply.raw.writeHead(answer.status, Object.fromEntries(headers) as OutgoingHttpHeaders).end(body);
  return reply;
}

/**
 * The hooks that run for every answer also run for error answers and may fail again. Fastify then passes the error
 * itself to `send`, which would show its message to the caller.
 */
function neverSendErrors(request: FastifyRequest, reply: FastifyReply) {
  const send = reply.send.bind(reply);
  reply.send = (payload?: unknown) =>
    payload instanceof Error && !reply.raw.headersSent
      ? answerPast(request, reply, payload as FastifyError)
      : send(payload);
}

/** The only place that turns an error into an answer. Details go to the log, never to the caller. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    neverSendErrors(request, reply);
    // Set for the answer that failed; this body is not compressed yet.
    reply.removeHeader("content-encoding");
    const answer = translate(error);
    record(request, answer, error);
    const body = answer.body(request.id);
    const repeated = request.routeOptions.config.repeatsDetail && { message: body.detail };
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .send({ ...body, ...repeated });
  });
}

/** For malformed addresses such as `/%ff`: no route is looked up and no hook runs. */
export function answerBadAddresses(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const answer = translate(error);
    reply
      .code(answer.status)
      .headers({ ...headers, "x-request-id": request.id })
      .send(answer.body(request.id));
  };
}
