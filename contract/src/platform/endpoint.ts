import { z } from "zod";
import type { Permission } from "./staff-roles.ts";
import { said } from "./vocabulary.ts";

/**
 * Who may call. `public`: everyone; a session is ignored. `optional`: everyone, but a session that is sent must be valid,
 * so that no member acts as a guest by accident. `member`: a valid session. `staff`: a session with the `permission`.
 */
export type Access = "public" | "optional" | "member" | "staff";

export interface EndpointShape {
  readonly method: Method;
  /** Ends with a slash; the server answers with and without it. `:name` marks a parameter. */
  readonly path: Path;
  /** Other spellings that reach the same handler. */
  readonly aliases?: readonly Path[];
  readonly summary: string;
  readonly access: Access;
  /** With `staff`: what the caller's roles must allow. */
  readonly permission?: Permission;
  /** With `staff`: also for those who still have to set up the second step of signing in. */
  readonly beforeTwoStep?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body comes as multipart/form-data; JSON without files is taken too. */
  readonly multipart?: boolean;
  /** With `multipart`: the fields that carry a file. */
  readonly files?: readonly string[];
  /** The body is a file of one of these media types, which the handler reads from the request piece by piece. */
  readonly consumes?: readonly string[];
  /** The most bytes that a body may have, where it carries a whole file. */
  readonly largestBody?: number;
  readonly response: z.ZodType;
  /** The sentence of an answer that only confirms: the handler returns nothing. */
  readonly says?: string;
  /** The media type of an answer that is not JSON. */
  readonly produces?: string;
  /** Success status; default 200. */
  readonly status?: number;
  /** The total number of rows is in the X-Total-Count header. */
  readonly counted?: boolean;
  /**
   * The answer is the same for everybody without a session and depends only on content whose changes are announced: it is
   * cached in memory until that content changes.
   */
  readonly cached?: boolean;
  /** The CSRF token may also be in the body, as `headers["X-CSRFToken"]`: some third-party front ends send it there. */
  readonly csrfInBody?: boolean;
  /**
   * A same-origin call needs no CSRF token. For calls that carry their own credentials: on its first page load, an
   * earlier client has read no cookie yet that it could repeat.
   */
  readonly csrfByOrigin?: boolean;
  /** Errors have their sentence in `message` too. */
  readonly repeatsDetail?: boolean;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Path = `/api/${string}`;

const number = z.coerce.number().int().positive();
/** What the parameters of a path hold. An endpoint names its `params` only where they hold something else. */
const PATH_PARAMETERS = {
  id: number,
  code: z.string().max(20),
  /** The unguessable key in an address. */
  key: z.string().max(64),
  number: z.string().max(64),
  order_number: z.string().max(40),
  reference: z.string().max(40),
  slug: z.string(),
  ticket: number,
  question: number,
  voucher: number,
  scan: number,
};
type PathParameters = typeof PATH_PARAMETERS;

type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Definition = Omit<EndpointShape, "method" | "path">;
type ParamsIn<P extends string, D extends Definition> = D extends { params: z.ZodObject }
  ? unknown
  : [NamesIn<P>] extends [never]
    ? unknown
    : { readonly params: z.ZodObject<Pick<PathParameters, NamesIn<P> & keyof PathParameters>> };

function paramsIn(path: string) {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name as keyof PathParameters);
  return names.length > 0
    ? { params: z.object(Object.fromEntries(names.map((name) => [name, PATH_PARAMETERS[name]]))) }
    : undefined;
}

type Endpoint<M, P extends string, D extends Definition> = ParamsIn<P, D> &
  D & { readonly method: M; readonly path: P };

/**
 * Keeps the literal types of a definition, from which client and server infer theirs. Method and path are one string, as in
 * the client: `GET /api/campaigns/`.
 */
export function endpoint<const M extends Method, const P extends Path, const D extends Definition>(
  route: `${M} ${P}`,
  definition: D,
): Endpoint<M, P, D>;
export function endpoint(route: string, definition: Definition): unknown {
  const [method, path] = route.split(" ");
  return { method, path, ...(definition.params ? undefined : paramsIn(path ?? "")), ...definition };
}

/** The access of an endpoint for staff. */
export const may = <P extends Permission>(permission: P) => ({ access: "staff", permission }) as const;

/** The answer of a call that returns only a confirmation. */
export const saying = (says: string) => ({ response: said, says });

type Part<E extends EndpointShape, K extends "params" | "query" | "body"> = E[K] extends z.ZodType
  ? E[K]
  : undefined;

type Sent<E extends EndpointShape, K extends "params" | "query" | "body"> =
  Part<E, K> extends z.ZodType ? { [P in K]: z.input<Part<E, K>> } : unknown;

/** What a caller passes: only the parts that the endpoint has. */
export type CallOf<E extends EndpointShape> = Sent<E, "params"> & Sent<E, "query"> & Sent<E, "body">;
/** What a handler gets, validated and with defaults filled in. */
export type ParamsOf<E extends EndpointShape> = z.output<NonNullable<E["params"]>>;
export type QueryOf<E extends EndpointShape> = z.output<NonNullable<E["query"]>>;
export type BodyOf<E extends EndpointShape> = z.output<NonNullable<E["body"]>>;
export type ResponseOf<E extends EndpointShape> = z.output<E["response"]>;

/** The one shape of every error: a sentence for people, a code for programs. */
export const errorBody = z.object({
  detail: z.string(),
  code: z.string(),
  message: z.string().optional(),
  /** With 409: the current price. */
  amount: z.int().optional(),
  /** With 409 `not_open_yet`: when it opens. */
  opens_at: z.string().optional(),
  /** With 409: how many there are. */
  stock: z.int().optional(),
  /** With 409: the payment that a line of the bank seems to belong to. */
  candidate: z
    .object({ line: z.int(), reference: z.string(), payer_name: z.string(), amount: z.int() })
    .optional(),
  /** With 409 `flagged`: the warnings. */
  flags: z.array(z.enum(["proof_reused", "code_mismatch"])).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
