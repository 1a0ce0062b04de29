import type { StaffMember } from "@barakah/contract";
import { ROLES, roleMay, STAFF_ROLES, type StaffRole } from "@barakah/contract/platform/staff-roles";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { useStaff } from "../../ui/staff/current-staff.ts";

export type Candidate = Pick<StaffMember, "id" | "username" | "full_name" | "roles">;

export function RoleDialog({ member, onClose }: { member: Candidate; onClose(): void }) {
  const isSelf = useStaff().id === member.id;
  const [chosen, setChosen] = useState<readonly StaffRole[]>(member.roles);
  const name = member.full_name || member.username;
  const grant = chosen.filter((role) => !member.roles.includes(role));
  const revoke = member.roles.filter((role) => !chosen.includes(role));
  const dismisses = chosen.length === 0 && revoke.length > 0;

  const { send, busy } = useSend({
    mutationFn: () =>
      api.call("PATCH /api/admin/staff/:id/", { params: { id: member.id }, body: { grant, revoke } }),
    success: dismisses ? `${name} tidak lagi menjadi petugas.` : `Peran ${name} disimpan.`,
    // Also after a failure: a colleague may have been faster.
    refreshes: [["staff"]],
  });
  async function save() {
    if (grant.length + revoke.length === 0 || (await send())) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={`Peran ${name}`}
      confirm={dismisses ? "Cabut Semua Peran" : "Simpan Peran"}
      danger={dismisses}
      busy={busy}
      onConfirm={save}
      onCancel={onClose}
    >
      <fieldset className="mt-3 flex flex-col gap-1">
        <legend className="sr-only">Peran</legend>
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={chosen.includes(role)}
            disabled={isSelf && role === "administrator"}
            onChange={({ target }) =>
              setChosen(
                STAFF_ROLES.filter((each) => (each === role ? target.checked : chosen.includes(each))),
              )
            }
          >
            <b className="block">{ROLES[role].label}</b>
            <span className="text-text-2">{ROLES[role].does}</span>
          </Checkbox>
        ))}
      </fieldset>
      {grant.some((role) => roleMay(role, "money")) && (
        <p className="mt-2 text-sm text-text-2">
          Peran yang memegang uang berlaku tiga hari kemudian bila dana komunitas sudah mencapai batas
          penyaluran. Semua petugas keuangan dikabari dan dapat menghentikannya.
        </p>
      )}
      {isSelf && (
        <p className="mt-2 text-sm text-text-2">
          Peran administrator sendiri hanya dapat dicabut administrator lain.
        </p>
      )}
      {dismisses && (
        <Note tone="red" className="mt-3">
          {name} langsung tidak dapat membuka back office. Akun anggotanya tetap ada.
        </Note>
      )}
    </ConfirmDialog>
  );
}
