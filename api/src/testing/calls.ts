import type { SessionUser } from "@barakah/contract";
import type { TestApp } from "./test-app.ts";

const CSRF = "t".repeat(32);
/** What a browser sends without a session: the cookie and its echo. */
export const VISITOR = { cookie: `csrftoken=${CSRF}`, "x-csrftoken": CSRF };
export const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` });

export interface Answer<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}

/** Any call with a JSON body, as a visitor unless headers say otherwise. */
export async function send<T = Record<string, never>>(
  { app }: Pick<TestApp, "app">,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  body?: object,
  headers: Record<string, string> = VISITOR,
): Promise<Answer<T>> {
  const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  const text = answer.body;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: (answer.headers["content-type"]?.toString().includes("json") ? JSON.parse(text) : text) as T,
  };
}

/** A form as a browser sends it: texts, and bytes as files. */
export async function sendForm<T>(
  { app }: Pick<TestApp, "app">,
  method: "POST" | "PUT",
  url: string,
  fields: Record<string, string | Buffer>,
  headers: Record<string, string> = VISITOR,
): Promise<{ status: number; body: T }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)], { type: "image/png" }), "foto.png");
  }
  const request = new Request("http://form.invalid", { method: "POST", body: form });
  const type = request.headers.get("content-type") ?? "";
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await app.inject({ method, url, headers: { ...headers, "content-type": type }, payload });
  return { status: answer.statusCode, body: answer.json() as T };
}

export const GOOD_PASSWORD = "kuda-terbang-senja-42";
let made = 0;

/** A member who registered and signed in through the API. */
export async function aSignedInMember(
  api: TestApp,
  given: { username?: string; email?: string; password?: string } = {},
): Promise<SessionUser & { password: string }> {
  const username = given.username ?? `warga${++made}`;
  const password = given.password ?? GOOD_PASSWORD;
  const email = given.email ?? `${username}@example.com`;
  const registered = await send(api, "POST", "/api/auth/register/", { username, email, password });
  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body));
  const { body } = await send<SessionUser>(api, "POST", "/api/auth/login/", { username, password });
  return { ...body, password };
}
