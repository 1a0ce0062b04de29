import { type EndpointShape, mayOneOf, type Permission, type StaffRole } from "@barakah/contract";
import type { FastifyRequest } from "fastify";
import { forbidden, notAuthenticated, sessionEnded, twoStepRequired } from "./errors.ts";

export interface Actor {
  memberId: number;
  username: string;
  email: string;
  roles: readonly StaffRole[];
  sessionId: string;
  /** Staff who must enable two-step sign-in before they may do anything else: `accounts/staff-need-two-step.ts`. */
  needsTwoStep: boolean;
  /** The id of the current request. Audit entries store it, so they can be found in the log. */
  requestId: string;
  /** Set when this person confirms another person's proposal. */
  confirms?: true;
}

export type KnownActor = Omit<Actor, "requestId" | "confirms">;

/** Finds the session that a bearer token belongs to. The accounts feature provides it. */
export type FindActor = (accessToken: string) => Promise<KnownActor | undefined>;

/** Re-authentication: the password again, plus the code when two-step sign-in is on. Throws when either is wrong. */
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
    /** The member of the request's session, once it has been looked up. */
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

/** Checks the endpoint's access rule and returns the caller. */
export async function admit(endpoint: EndpointShape, request: FastifyRequest): Promise<Actor | undefined> {
  if (endpoint.access === "public") return undefined;
  const actor = await actorOf(request);
  if (endpoint.access === "optional") return actor;
  if (!actor) throw notAuthenticated();
  if (endpoint.access === "staff" && !(endpoint.permission && mayOneOf(actor.roles, endpoint.permission)))
    throw forbidden();
  if (endpoint.access === "staff" && actor.needsTwoStep && !endpoint.beforeTwoStep) throw twoStepRequired();
  return actor;
}

/** For pages outside the staff endpoints that show staff more: requires the second step. */
export const isStaffWith = (actor: Actor | undefined, permission: Permission): boolean =>
  actor !== undefined && !actor.needsTwoStep && mayOneOf(actor.roles, permission);
