import type { MemberRecord } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { Button } from "../../ui/button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWork } from "../ui/use-work.ts";
import { memberRecordQuery } from "./queries.ts";

export function Suspension({ member }: { member: MemberRecord }) {
  const client = useQueryClient();
  const work = useWork();
  const [reason, setReason] = useState("");
  const params = { id: member.id };
  const keep = (changed: MemberRecord | undefined) =>
    changed && client.setQueryData(memberRecordQuery(member.id).queryKey, changed);
  const suspend = async () =>
    keep(
      await work.run(
        () => api.call("POST /api/admin/members/:id/suspend/", { params, body: { reason } }),
        "Anggota ditangguhkan.",
      ),
    );
  const restore = async () =>
    keep(
      await work.run(
        () => api.call("POST /api/admin/members/:id/restore/", { params }),
        "Anggota diaktifkan lagi.",
      ),
    );

  if (member.suspended_at)
    return (
      <div className="bo-fields">
        <p>
          <StatusBadge tone="no">Ditangguhkan</StatusBadge> sejak {date(member.suspended_at)}
        </p>
        <p className="text-text-2">{member.suspended_reason}</p>
        <Button variant="soft" size="sm" className="btn-40" busy={work.busy} onClick={restore}>
          Aktifkan Lagi
        </Button>
      </div>
    );
  return (
    <div className="bo-fields">
      <TextInput
        label="Alasan"
        value={reason}
        maxLength={300}
        hint="Dibaca anggota ketika login ditolak. Semua sesinya langsung berakhir."
        error={work.errorOf("reason")}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button variant="danger-line" size="sm" className="btn-40" busy={work.busy} onClick={suspend}>
        Tangguhkan Anggota
      </Button>
    </div>
  );
}
