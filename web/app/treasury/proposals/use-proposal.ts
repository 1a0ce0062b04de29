import type { Proposal } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { type Identity, proofOf } from "./identity-fields.tsx";

/** Deciding about what somebody proposed. Whoever was first, the list shows what is true now. */
export function useProposal({ id }: Proposal) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      ["proposals", "payouts", "staff"].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
  const confirming = useSend({
    mutationFn: (identity: Identity) =>
      api.call("POST /api/admin/proposals/:id/confirm/", { params: { id }, body: proofOf(identity) }),
    success: "Disetujui dan sudah dijalankan.",
    onSettled,
  });
  const withdrawing = useSend({
    mutationFn: (reason: string) =>
      api.call("POST /api/admin/proposals/:id/withdraw/", { params: { id }, body: { reason } }),
    success: "Usulan ini tidak dijalankan.",
    onSettled,
  });
  return { confirming, withdrawing };
}
