import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Actor, admit } from "../actor.ts";
import { sendCached } from "../cache/answer-cache.ts";
import { responseSchema } from "./json-schema.ts";
import { type Files, isForm, readForm } from "./multipart.ts";
import { validate } from "./validation.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** All endpoints served so far, for the OpenAPI document. */
    endpoints: EndpointShape[];
  }
}

/** The signed-in member: always set if the endpoint requires a session, otherwise optional. */
type ActorOf<E extends EndpointShape> = E["access"] extends "member" | "staff" ? Actor : Actor | undefined;

type FilesOf<E extends EndpointShape> = E["files"] extends readonly (infer Field extends string)[]
  ? Partial<Record<Field, Buffer>>
  : Files;

export interface Call<E extends EndpointShape> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Uploaded bytes, not validated yet. */
  files: FilesOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Page<Rows = unknown> {
  rows: Rows;
  total: number;
}

/** What a handler returns: anything if the endpoint `says` a fixed sentence, a page of rows if it is `counted`, otherwise the response. */
type Returned<E extends EndpointShape> = E["says"] extends string
  ? unknown
  : E["counted"] extends true
    ? Page<ResponseOf<E>>
    : ResponseOf<E>;

/** Pagination: rows in the body, the total in a header. */
function answerPage(reply: FastifyReply, { rows, total }: Page) {
  reply.header("x-total-count", total);
  return rows;
}

/** Whether every visitor without a session gets this answer. */
const sameForAll = (endpoint: EndpointShape, request: FastifyRequest) =>
  endpoint.cached === true && (endpoint.access === "public" || request.headers.authorization === undefined);

async function received(endpoint: EndpointShape, request: FastifyRequest) {
  if (!endpoint.multipart || !isForm(request)) return { fields: request.body, files: {} };
  return readForm(request, endpoint.files ?? [], endpoint.largestBody);
}

/** Serves one endpoint of the contract on all its paths: validates input, serialises only what the contract names. */
export function serve<E extends EndpointShape>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Returned<E>>,
) {
  app.endpoints.push(endpoint);
  const status = endpoint.status ?? 200;
  const json = !endpoint.produces;
  const { consumes } = endpoint;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Before validation, so that visitors without the permission do not learn which fields the call expects.
    const actor = await admit(endpoint, request);
    const params = validate(endpoint.params, request.params);
    const query = validate(endpoint.query, request.query);
    const { fields, files } = await received(endpoint, request);
    const body = validate(endpoint.body, fields);
    reply.code(status);
    if (endpoint.produces) reply.type(endpoint.produces);
    const returned = await handle({ actor, params, query, body, files, request, reply } as Call<E>);
    if (endpoint.says !== undefined) return { detail: endpoint.says };
    return endpoint.counted ? answerPage(reply, returned as Page) : returned;
  }

  const serveOn = (scope: FastifyInstance, url: string) =>
    scope.route({
      method: endpoint.method,
      url,
      ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
      config: {
        repeatsDetail: endpoint.repeatsDetail ?? false,
        csrfInBody: endpoint.csrfInBody ?? false,
        csrfByOrigin: endpoint.csrfByOrigin ?? false,
        slowBody: consumes !== undefined,
      },
      ...(json && { schema: { response: { "2xx": responseSchema(endpoint.response) } } }),
      async handler(request, reply) {
        // Personal answers, tokens above all, must not stay in a shared cache.
        if (endpoint.access !== "public" || endpoint.method !== "GET")
          reply.header("cache-control", "no-store");
        if (!sameForAll(endpoint, request)) return answer(request, reply);
        const guestsOnly = endpoint.access !== "public";
        return sendCached(app.answerCache, request, reply, () => answer(request, reply), { guestsOnly });
      },
    });
  for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    if (consumes) app.register(async (scope) => serveOn(leavingBodies(scope, consumes), url));
    else serveOn(app, url);
  }
}

/** A scope that does not parse bodies of these types: the handler streams them, so that they are not held in memory. */
function leavingBodies(scope: FastifyInstance, types: readonly string[]): FastifyInstance {
  scope.addContentTypeParser([...types], (_request, _payload, done) => done(null));
  return scope;
}
