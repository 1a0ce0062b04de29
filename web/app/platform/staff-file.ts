import { api } from "./browser-api.ts";
import { sessionStore } from "./session.ts";

/** A file for staff, asked with the session, which a plain link would not carry; the small call before renews one that ran out. */
export async function staffFile(path: string): Promise<Blob> {
  await api.call("GET /api/admin/me/", {});
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${sessionStore.read()?.access ?? ""}` },
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}
