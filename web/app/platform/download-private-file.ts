import { ApiError } from "./api-error.ts";
import { api } from "./browser-api.ts";
import { sessionStore } from "./session.ts";

/** Downloads a file that only staff or sellers may read. An API call comes first, because `fetch` alone does not renew an expired token. */
export async function downloadPrivateFile(path: string): Promise<Blob> {
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
