import type { SessionUser } from "@barakah/contract";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { type FormFields, multipart } from "./form.ts";

const CSRF = "t".repeat(32);
/** The CSRF cookie and header of a visitor without a session. */
export const VISITOR = { cookie: `csrftoken=${CSRF}`, "x-csrftoken": CSRF };

/** A browser that opened one of the app's pages, with the cookies that it got; `VISITOR` has none. */
export async function aBrowser({ app }: Asked, remoteAddress = "127.0.0.1") {
  const { headers } = await app.inject({ url: "/api/campaigns/", remoteAddress });
  const given = [headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0] ?? "");
  const csrf = given.find((cookie) => cookie.startsWith("csrftoken="));
  return { cookie: given.join("; "), "x-csrftoken": csrf?.slice("csrftoken=".length) ?? "" };
}

export const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` });

interface Asked {
  app: FastifyInstance;
}
export interface Answer<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}

/** A call with a JSON body; default: as a visitor. */
export async function send<T = Record<string, never>>(
  { app }: Asked,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  body?: object,
  headers: Record<string, string> = VISITOR,
): Promise<Answer<T>> {
  return answerOf<T>(await app.inject({ method, url, headers, ...(body && { payload: body }) }));
}

function answerOf<T>({ statusCode, headers, body }: LightMyRequestResponse): Answer<T> {
  const json = headers["content-type"]?.toString().includes("json");
  return { status: statusCode, headers, body: (json ? JSON.parse(body) : body) as T };
}

export async function sendForm<T>(
  { app }: Asked,
  method: "POST" | "PUT",
  url: string,
  fields: FormFields,
  headers: Record<string, string> = VISITOR,
): Promise<Answer<T>> {
  const { payload, type } = await multipart(fields);
  return answerOf<T>(
    await app.inject({ method, url, headers: { ...headers, "content-type": type }, payload }),
  );
}

export const GOOD_PASSWORD = "kuda-terbang-senja-42";
let made = 0;

/** Registered and signed in through the API. */
export async function aSignedInMember(
  api: Asked,
  given: { username?: string; email?: string; password?: string } = {},
): Promise<SessionUser & { password: string }> {
  const username = given.username ?? `warga${++made}`;
  const password = given.password ?? GOOD_PASSWORD;
  const email = given.email ?? `${username}@example.com`;
  const registered = await send(api, "POST", "/api/auth/register/", { username, email, password });
  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body));
  // Tests count their own letters, not the one that confirms the address.
  await api.app.payments.database.pool.query(
    "delete from job where payload ->> 'to' = $1 and payload ->> 'subject' like 'Konfirmasi e-mail%'",
    [email],
  );
  const { body } = await send<SessionUser>(api, "POST", "/api/auth/login/", { username, password });
  return { ...body, password };
}
