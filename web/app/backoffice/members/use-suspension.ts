import type { MemberRecord } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { useWork } from "../../ui/staff/use-work.ts";
import { memberRecordQuery } from "./queries.ts";

/** Closes an account to its member and opens it again; the page shows what the server then says. */
export function useSuspension(id: number) {
  const client = useQueryClient();
  const work = useWork();
  const params = { id };
  function keep(changed: MemberRecord | undefined): boolean {
    if (changed) client.setQueryData(memberRecordQuery(id).queryKey, changed);
    return changed !== undefined;
  }
  return {
    work,
    suspend: async (reason: string) =>
      keep(
        await work.run(
          () => api.call("POST /api/admin/members/:id/suspend/", { params, body: { reason } }),
          "Anggota ditangguhkan.",
        ),
      ),
    restore: async () =>
      keep(
        await work.run(
          () => api.call("POST /api/admin/members/:id/restore/", { params }),
          "Anggota diaktifkan lagi.",
        ),
      ),
  };
}
