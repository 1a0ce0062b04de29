import type { Proposal } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { IdentityFields, NOBODY } from "./identity-fields.tsx";
import { useProposal } from "./use-proposal.ts";

/** Whoever asked can take it back; anybody else confirms or refuses. */
export function ProposalButtons({ proposal, own }: { proposal: Proposal; own: boolean }) {
  const [asking, setAsking] = useState<"confirm" | "withdraw">();
  const [identity, setIdentity] = useState(NOBODY);
  const [reason, setReason] = useState("");
  const { confirming, withdrawing } = useProposal(proposal);
  const accounts = proposal.kind === "accounts";
  return (
    <div className="mt-3.5 flex flex-wrap justify-end gap-2.5">
      <Button variant="line" size="sm" onClick={() => setAsking("withdraw")}>
        {own ? "Tarik usulan" : "Tolak"}
      </Button>
      {!own && proposal.kind === "qris" && (
        <LinkButton to="/admin/qris" size="sm">
          Periksa di halaman QRIS
        </LinkButton>
      )}
      {!own && proposal.kind !== "qris" && (
        <Button size="sm" onClick={() => setAsking("confirm")}>
          {accounts ? "Setujui rekening baru" : "Setujui penyaluran"}
        </Button>
      )}
      <ConfirmDialog
        open={asking === "confirm"}
        title={accounts ? "Setujui rekening baru?" : "Setujui penyaluran ini?"}
        text={
          accounts
            ? "Sejak itu orang mengirim uang ke rekening yang baru. Cocokkan dulu dengan buku tabungan."
            : "Uangnya tercatat keluar saat itu juga, dan pengunjung melihatnya."
        }
        confirm="Setujui"
        busy={confirming.busy}
        onCancel={() => setAsking(undefined)}
        onConfirm={async () => {
          if (await confirming.send(identity)) setAsking(undefined);
        }}
      >
        {accounts && <IdentityFields value={identity} errorOf={confirming.errorOf} onChange={setIdentity} />}
        {confirming.problem && <FieldError>{confirming.problem}</FieldError>}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "withdraw"}
        danger
        title={own ? "Tarik usulanmu?" : "Tolak usulan ini?"}
        text={
          own ? "Tidak ada yang berubah. Kamu dapat mengajukannya lagi." : "Pengusulnya membaca alasanmu."
        }
        confirm={own ? "Tarik" : "Tolak"}
        busy={withdrawing.busy}
        onCancel={() => setAsking(undefined)}
        onConfirm={async () => {
          if (await withdrawing.send(reason.trim())) setAsking(undefined);
        }}
      >
        {!own && (
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={REASON_MOST}
            error={withdrawing.errorOf("reason")}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {withdrawing.problem && <FieldError>{withdrawing.problem}</FieldError>}
      </ConfirmDialog>
    </div>
  );
}
