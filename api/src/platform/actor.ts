import type { EndpointShape, StaffRole } from "@barakah/contract";
import type { FastifyRequest } from "fastify";
import { forbidden, notAuthenticated, sessionEnded, twoStepRequired } from "./errors.ts";

/** The signed-in person behind a request. */
export interface Actor {
  memberId: number;
  username: string;
  email: string;
  roles: readonly StaffRole[];
  sessionId: string;
  /** Staff who must set up the second step of signing in before they can do anything else. */
  needsTwoStep: boolean;
  /** Of the call that is being answered, so that what is written down of it leads to the log. */
  requestId: string;
}

export type KnownActor = Omit<Actor, "requestId">;

/** Tells whose session a bearer token belongs to. The accounts feature provides it. */
export type FindActor = (accessToken: string) => Promise<KnownActor | undefined>;

/** The password once more, and the code of those who have the second step on; throws where they are not right. */
export type ProveIdentity = (
  actor: Actor,
  given: { password?: string | undefined; otp?: string | undefined },
) => Promise<void>;

declare module "fastify" {
  interface FastifyInstance {
    findActor: FindActor;
    proveIdentity: ProveIdentity;
  }
  interface FastifyRequest {
    /** Whose session the call came with, once that is known. */
    memberId: number | undefined;
  }
}

const BEARER = /^bearer\s+(\S+)$/i;

async function actorOf(request: FastifyRequest): Promise<Actor | undefined> {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  if (!token) return undefined;
  const actor = await request.server.findActor(token);
  if (!actor) throw sessionEnded();
  request.memberId = actor.memberId;
  return { ...actor, requestId: request.id };
}

/** Lets through whom the endpoint admits, and says who that is. */
export async function admit(endpoint: EndpointShape, request: FastifyRequest): Promise<Actor | undefined> {
  if (endpoint.access === "public") return undefined;
  const actor = await actorOf(request);
  if (endpoint.access === "optional") return actor;
  if (!actor) throw notAuthenticated();
  if (endpoint.access === "staff" && !endpoint.roles?.some((role) => actor.roles.includes(role)))
    throw forbidden();
  if (endpoint.access === "staff" && actor.needsTwoStep && !endpoint.beforeTwoStep) throw twoStepRequired();
  return actor;
}
