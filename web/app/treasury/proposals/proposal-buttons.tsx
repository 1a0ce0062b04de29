import type { Proposal, ProposalKind } from "@barakah/contract";
import { useState } from "react";
import { IdentityFields, NOBODY, proofOf } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { RefuseDialog, withReason } from "../../ui/staff/reason-dialog.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";

/** Kinds that are confirmed on a page that shows more than a proposal does. */
const ELSEWHERE: Partial<Record<ProposalKind, { to: string; label: string }>> = {
  qris: { to: "/admin/qris", label: "Periksa di halaman QRIS" },
  zakat_rule: { to: "/admin/zakat", label: "Baca sumbernya di halaman Zakat" },
};

interface ProposalButtonsProps {
  proposal: Proposal;
  /** Whether the signed-in person is the proposer. */
  own: boolean;
  /** By S and T too, on a page with only one proposal. */
  keys?: boolean;
}

/** The proposer can withdraw it; others confirm or refuse it. */
export function ProposalButtons({ proposal, own, keys = false }: ProposalButtonsProps) {
  const [asking, setAsking] = useState<"confirm" | "withdraw">();
  const { id, kind } = proposal;
  const elsewhere = ELSEWHERE[kind];
  const close = () => setAsking(undefined);
  useShortcuts(keys ? { s: () => setAsking("confirm"), t: () => setAsking("withdraw") } : {});
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button variant="line" size="sm" onClick={() => setAsking("withdraw")}>
        {own ? "Tarik usulan" : "Tolak"} {keys && <kbd>T</kbd>}
      </Button>
      {!own && elsewhere && (
        <LinkButton to={elsewhere.to} size="sm">
          {elsewhere.label}
        </LinkButton>
      )}
      {!own && !elsewhere && (
        <Button size="sm" onClick={() => setAsking("confirm")}>
          Setujui {keys && <kbd>S</kbd>}
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
          refuse={withReason("POST /api/admin/proposals/:id/withdraw/", { id })}
          onClose={close}
        />
      )}
    </div>
  );
}

function ConfirmProposal({ proposal, onClose }: { proposal: Proposal; onClose(): void }) {
  const { id, title, why, identity: asksWho } = proposal;
  const form = useDialogForm({
    initial: NOBODY,
    send: (identity) =>
      api.call("POST /api/admin/proposals/:id/confirm/", { params: { id }, body: proofOf(identity) }),
    success: "Disetujui dan sudah dijalankan.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Setujui: ${title}?`}
      text={`${why} Dijalankan saat itu juga.`}
      confirm="Setujui"
      className=""
    >
      {asksWho && <IdentityFields form={form} />}
    </ConfirmForm>
  );
}
