import type { QrisAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";

interface ApproveDialogProps {
  proposed: NonNullable<QrisAccount["proposed"]>;
  onClose(): void;
}

/** The number is read from the print, not from the screen: only then has somebody compared the two. */
export function ApproveDialog({ proposed, onClose }: ApproveDialogProps) {
  const client = useQueryClient();
  const [nmid, setNmid] = useState("");
  const [identity, setIdentity] = useState(NOBODY);
  const approving = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/qris-merchants/:id/approve/", {
        params: { id: String(proposed.proposal) },
        body: { nmid, ...proofOf(identity) },
      }),
    success: "QRIS baru dipakai mulai sekarang.",
    onError() {},
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <WorkDialog
      title={`Pakai QRIS ${proposed.name}?`}
      onClose={onClose}
      foot={
        <Button
          size="sm"
          className="btn-40 ml-auto"
          busy={approving.busy}
          onClick={async () => {
            if (await approving.send()) onClose();
          }}
        >
          Pakai QRIS baru
        </Button>
      }
    >
      <div className="bo-fields">
        <p>
          Sejak itu semua uang QRIS mengalir ke <b>{proposed.name}</b>. Ambil QRIS cetak di kantor, lalu ketik
          NMID yang tertulis di sana.
        </p>
        <TextInput
          label="NMID di QRIS cetak"
          placeholder="ID10…"
          autoComplete="off"
          maxLength={40}
          value={nmid}
          error={approving.errorOf("nmid")}
          onChange={({ target }) => setNmid(target.value)}
        />
        <IdentityFields value={identity} errorOf={approving.errorOf} onChange={setIdentity} />
        {approving.problem && <FieldError>{approving.problem}</FieldError>}
      </div>
    </WorkDialog>
  );
}
