import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Actor, admit } from "../actor.ts";
import { sendCached } from "../cache/answer-cache.ts";
import { responseSchema } from "./json-schema.ts";
import { type Files, isForm, readForm } from "./multipart.ts";
import { validate } from "./validation.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Everything served so far: the source of the API's own documentation. */
    endpoints: EndpointShape[];
  }
}

/** Who calls: certain where the contract demands a session, perhaps nobody where it only allows one. */
type ActorOf<E extends EndpointShape> = E["access"] extends "member" | "staff" ? Actor : Actor | undefined;

type FilesOf<E extends EndpointShape> = E["files"] extends readonly (infer Field extends string)[]
  ? Partial<Record<Field, Buffer>>
  : Files;

export interface Call<E extends EndpointShape> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The bytes of the files that came with a form. Nothing is known of them yet: not even that they are pictures. */
  files: FilesOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Page<Rows = unknown> {
  rows: Rows;
  /** How many there are in all. */
  total: number;
}

/** Of a `counted` list a page of it, else the answer itself. */
type Returned<E extends EndpointShape> = E["counted"] extends true ? Page<ResponseOf<E>> : ResponseOf<E>;

/** Pagination: the page is the body, the size of the whole list travels in a header. */
function answerPage(reply: FastifyReply, { rows, total }: Page) {
  reply.header("x-total-count", total);
  return rows;
}

/** Whether the answer is the one that every visitor without a session gets. */
const sameForAll = (endpoint: EndpointShape, request: FastifyRequest) =>
  endpoint.cached === true && (endpoint.access === "public" || request.headers.authorization === undefined);

async function received(endpoint: EndpointShape, request: FastifyRequest) {
  if (!endpoint.multipart || !isForm(request)) return { fields: request.body, files: {} };
  return readForm(request, endpoint.files ?? []);
}

/** Serves one endpoint of the contract on all its spellings: validates what comes, lets out only what it promises. */
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
    // Before validation: a stranger learns nothing about what a protected call expects.
    const actor = await admit(endpoint, request);
    const params = validate(endpoint.params, request.params);
    const query = validate(endpoint.query, request.query);
    const { fields, files } = await received(endpoint, request);
    const body = validate(endpoint.body, fields);
    reply.code(status);
    if (endpoint.produces) reply.type(endpoint.produces);
    const returned = await handle({ actor, params, query, body, files, request, reply } as Call<E>);
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
        slowBody: consumes !== undefined,
      },
      ...(json && { schema: { response: { "2xx": responseSchema(endpoint.response) } } }),
      async handler(request, reply) {
        // What one person may see, tokens above all, must not stay in a cache that the next one uses.
        if (endpoint.access !== "public" || endpoint.method !== "GET")
          reply.header("cache-control", "no-store");
        if (!sameForAll(endpoint, request)) return answer(request, reply);
        return sendCached(app.answerCache, request, reply, () => answer(request, reply));
      },
    });
  for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    if (consumes) app.register(async (scope) => serveOn(leavingBodies(scope, consumes), url));
    else serveOn(app, url);
  }
}

/** Where bodies of these types are left for the handler to read, however large: nothing of them is kept in memory. */
function leavingBodies(scope: FastifyInstance, types: readonly string[]): FastifyInstance {
  scope.addContentTypeParser([...types], (_request, _payload, done) => done(null));
  return scope;
}
