import { ApiError } from "./api-error.ts";
import { api } from "./browser-api.ts";
import { sessionStore } from "./session.ts";

/** Downloads a file of staff, or of a seller, with the session. The first call renews an expired token. */
export async function staffFile(path: string): Promise<Blob> {
  await (path.startsWith("/api/stores/")
    ? api.call("GET /api/stores/mine/", {})
    : api.call("GET /api/admin/me/", {}));
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${sessionStore.read()?.access ?? ""}` },
  });
  if (!answer.ok)
    throw new ApiError({
      status: answer.status,
      code: "no_file",
      detail: "Berkas belum dapat diunduh. Coba lagi.",
    });
  return answer.blob();
}
