import type { MemberRecord } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { memberRecordQuery } from "./queries.ts";

/** Closes an account to its member and opens it again; the page shows what the server then says. */
export function useSuspension(id: number) {
  const client = useQueryClient();
  const params = { id };
  const onSuccess = (changed: MemberRecord) => putCached(client, memberRecordQuery(id).queryKey, changed);
  const suspend = useSend({
    mutationFn: (reason: string) =>
      api.call("POST /api/admin/members/:id/suspend/", { params, body: { reason } }),
    success: "Anggota ditangguhkan.",
    onSuccess,
  });
  const restore = useSend({
    mutationFn: () => api.call("POST /api/admin/members/:id/restore/", { params }),
    success: "Anggota diaktifkan lagi.",
    onSuccess,
  });
  return { suspend, restore };
}
