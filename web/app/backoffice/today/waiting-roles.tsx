import type { WaitingRole } from "@barakah/contract";
import { ROLES } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

const waitingRolesQuery = readQuery(["staff", "waiting-roles"], "GET /api/admin/waiting-roles/", {});

/** New roles that decide about money, which anybody who holds one can stop. */
export function WaitingRoles() {
  const { data } = useQuery(waitingRolesQuery);
  return data?.map((waiting) => (
    <Panel
      key={`${waiting.member_id} ${waiting.role}`}
      title={`${ROLES[waiting.role].label} baru: ${waiting.name}`}
    >
      <p className="mb-3 max-w-[70ch] text-text-2">
        {waiting.granted_by} memberi peran ini. Berlaku mulai {date(waiting.takes_effect_at)}. Bila kamu tidak
        mengenalnya, hentikan sebelum itu.
      </p>
      <DialogButton
        label="Hentikan"
        aria-label={`Hentikan peran ${waiting.name}`}
        variant="danger-line"
        dialog={(close) => <StopRole waiting={waiting} onClose={close} />}
      />
    </Panel>
  ));
}

function StopRole({ waiting, onClose }: { waiting: WaitingRole; onClose(): void }) {
  const form = useDialogForm({
    initial: { reason: "" },
    send: ({ reason }) =>
      api.call("POST /api/admin/waiting-roles/:id/stop/", {
        params: { id: waiting.member_id },
        body: { role: waiting.role, reason },
      }),
    success: "Peran ini tidak jadi berlaku.",
    onClose,
  });
  return (
    <FormDialog form={form} title={`Hentikan peran ${waiting.name}`} submit="Hentikan">
      <TextInput label="Alasan" {...form.field("reason")} />
    </FormDialog>
  );
}
