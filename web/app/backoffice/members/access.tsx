import type { MemberRecord } from "@barakah/contract";
import { useState } from "react";
import { date } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { ResetTwoStep } from "./reset-two-step.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { useSuspension } from "./use-suspension.ts";

/** Whether a member may sign in, and as what. */
export function Access({ member }: { member: MemberRecord }) {
  const { restore } = useSuspension(member.id);
  const [asking, setAsking] = useState<"suspend" | "roles" | "two-step">();
  const close = () => setAsking(undefined);
  return (
    <div className="bo-fields">
      {member.suspended_at ? (
        <p>
          Ditangguhkan sejak {date(member.suspended_at)}.{" "}
          <span className="text-text-2">{member.suspended_reason}</span>
        </p>
      ) : (
        <p className="text-text-2">Anggota ini dapat masuk.</p>
      )}
      <Button variant="line" size="sm" className="btn-40" onClick={() => setAsking("roles")}>
        Ubah Peran
      </Button>
      {member.suspended_at ? (
        <Button
          variant="soft"
          size="sm"
          className="btn-40"
          busy={restore.busy}
          onClick={() => restore.send()}
        >
          Aktifkan Lagi
        </Button>
      ) : (
        <Button variant="danger-line" size="sm" className="btn-40" onClick={() => setAsking("suspend")}>
          Tangguhkan Anggota
        </Button>
      )}
      {member.roles.length > 0 && (
        <Button variant="line" size="sm" className="btn-40" onClick={() => setAsking("two-step")}>
          Reset Dua Langkah
        </Button>
      )}
      {asking === "two-step" && <ResetTwoStep member={member} onClose={close} />}
      {asking === "roles" && <RoleDialog member={member} onClose={close} />}
      {asking === "suspend" && <SuspendDialog member={member} onClose={close} />}
    </div>
  );
}
