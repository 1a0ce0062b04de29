import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type Actor, admit } from "./actor.ts";
import { invalid } from "./errors.ts";
import { responseSchema } from "./json-schema.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Everything served so far: the source of the API's own documentation. */
    endpoints: EndpointShape[];
  }
}

/** Who calls: certain where the contract demands a session, perhaps nobody where it only allows one. */
type ActorOf<E extends EndpointShape> = E["access"] extends "member" | "staff" ? Actor : Actor | undefined;

export interface Call<E extends EndpointShape> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "non_field_errors";
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(fieldErrors(parsed.error));
}

/** Serves one endpoint of the contract on all its spellings: validates what comes, lets out only what it promises. */
export function serve<E extends EndpointShape>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
) {
  app.endpoints.push(endpoint);
  const status = endpoint.status ?? 200;
  for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url,
      schema: { response: { [status]: responseSchema(endpoint.response) } },
      async handler(request, reply) {
        // Before validation: a stranger learns nothing about what a protected call expects.
        const actor = await admit(endpoint, request);
        const call = {
          actor,
          params: validate(endpoint.params, request.params),
          query: validate(endpoint.query, request.query),
          body: validate(endpoint.body, request.body),
          request,
          reply,
        } as Call<E>;
        reply.code(status);
        return handle(call);
      },
    });
  }
}
