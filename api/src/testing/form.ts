import type { FastifyInstance } from "fastify";

const CSRF = "c".repeat(32);
/** What a browser without a session sends along. */
export const GUEST = { cookie: `csrftoken=${CSRF}`, "x-csrftoken": CSRF };

/** Sends a multipart form as a browser does. */
export async function sendForm(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string | { name: string; type: string; bytes: Buffer }>,
  { method = "POST", headers = GUEST }: { method?: "POST" | "PUT"; headers?: Record<string, string> } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name);
  }
  const request = new Request("http://form.invalid", { method: "POST", body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get("content-type") ?? "";
  return app.inject({ method, url, headers: { ...headers, "content-type": type }, payload });
}
