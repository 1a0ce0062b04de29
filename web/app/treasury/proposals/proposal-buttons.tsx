import type { Proposal } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { RefuseDialog } from "../../ui/staff/reason-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "./identity-fields.tsx";

/** Whoever asked can take it back; anybody else confirms or refuses. */
export function ProposalButtons({ proposal, own }: { proposal: Proposal; own: boolean }) {
  const [asking, setAsking] = useState<"confirm" | "withdraw">();
  const { id, kind } = proposal;
  const close = () => setAsking(undefined);
  return (
    <div className="mt-3.5 flex flex-wrap justify-end gap-2.5">
      <Button variant="line" size="sm" onClick={() => setAsking("withdraw")}>
        {own ? "Tarik usulan" : "Tolak"}
      </Button>
      {!own && kind === "qris" && (
        <LinkButton to="/admin/qris" size="sm">
          Periksa di halaman QRIS
        </LinkButton>
      )}
      {!own && kind !== "qris" && (
        <Button size="sm" onClick={() => setAsking("confirm")}>
          {kind === "accounts" ? "Setujui rekening baru" : "Setujui penyaluran"}
        </Button>
      )}
      {asking === "confirm" && <ConfirmProposal proposal={proposal} onClose={close} />}
      {asking === "withdraw" && (
        <RefuseDialog
          own={own}
          title={own ? "Tarik usulanmu?" : "Tolak usulan ini?"}
          text={
            own ? "Tidak ada yang berubah. Kamu dapat mengajukannya lagi." : "Pengusulnya membaca alasanmu."
          }
          success="Usulan ini tidak dijalankan."
          refuse={(reason) =>
            api.call("POST /api/admin/proposals/:id/withdraw/", { params: { id }, body: { reason } })
          }
          onClose={close}
        />
      )}
    </div>
  );
}

function ConfirmProposal({ proposal: { id, kind }, onClose }: { proposal: Proposal; onClose(): void }) {
  const accounts = kind === "accounts";
  const form = useDialogForm({
    initial: NOBODY,
    send: (identity) =>
      api.call("POST /api/admin/proposals/:id/confirm/", { params: { id }, body: proofOf(identity) }),
    success: "Disetujui dan sudah dijalankan.",
    refreshes: [["proposals"], ["payouts"], ["staff"]],
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={accounts ? "Setujui rekening baru?" : "Setujui penyaluran ini?"}
      text={
        accounts
          ? "Sejak itu orang mengirim uang ke rekening yang baru. Cocokkan dulu dengan buku tabungan."
          : "Uangnya tercatat keluar saat itu juga, dan pengunjung melihatnya."
      }
      confirm="Setujui"
      className=""
    >
      {accounts && <IdentityFields form={form} />}
    </ConfirmForm>
  );
}
