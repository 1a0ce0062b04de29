import type { NoticeDevice } from "@barakah/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { ACCOUNT_NAME, DEVICE_STATE } from "./qris-states.ts";
import { policyQuery } from "./queries.ts";
import { TrySample } from "./try-sample.tsx";

export function DevicesPanel({ query }: { query: UseQueryResult<NoticeDevice[]> }) {
  const [leaving, setLeaving] = useState<NoticeDevice>();
  const revoking = useSend({
    mutationFn: (id: string) => api.call("POST /api/admin/notice-devices/:id/revoke/", { params: { id } }),
    success: "HP dicabut.",
    refreshes: "everything",
  });
  const columns: Column<NoticeDevice>[] = [
    {
      head: "HP",
      title: true,
      cell: ({ name, packages }) => (
        <>
          <b className="block wrap-anywhere">{name}</b>
          <small className="block text-text-2 wrap-anywhere">{packages.join(", ")}</small>
        </>
      ),
    },
    { head: "Untuk", cell: ({ account }) => ACCOUNT_NAME[account] },
    { head: "Terakhir terdengar", cell: ({ last_seen }) => momentOf(last_seen) },
    {
      head: "Keadaan",
      cell: ({ state, revoked_by }) => (
        <>
          <StatusBadge tone={DEVICE_STATE[state].tone}>{DEVICE_STATE[state].label}</StatusBadge>
          {revoked_by && <small className="block text-text-2">oleh {revoked_by}</small>}
        </>
      ),
    },
    {
      head: "Tindakan",
      right: true,
      cell: (device) =>
        device.state !== "revoked" && (
          <SmallButton label="Cabut" variant="quiet" onClick={() => setLeaving(device)} />
        ),
    },
  ];
  return (
    <Panel title="HP pengabar" action={<Today />} bare>
      <DataTable
        caption="Daftar HP pengabar"
        columns={columns}
        rowKey={({ id }) => id}
        query={{ ...query, data: query.data && { items: query.data } }}
        empty="Belum ada HP yang dipasangkan. Tanpa itu bendahara memeriksa uang QRIS sendiri."
        stacks
      />
      <TrySample />
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={`Cabut ${leaving?.name}?`}
        text="Sejak saat itu juga notifikasinya ditolak. Kuncinya tidak dapat dipakai lagi."
        confirm="Cabut"
        busy={revoking.busy}
        onCancel={() => setLeaving(undefined)}
        onConfirm={async () => {
          if (leaving && (await revoking.send(leaving.id))) setLeaving(undefined);
        }}
      />
    </Panel>
  );
}

function Today() {
  const { data } = useQuery(policyQuery);
  if (!data) return null;
  const { matched, ownerless, unread } = data.notices;
  return (
    <p className="text-sm text-text-2">
      Hari ini {matched} cocok,{" "}
      <Link to="/admin/notifikasi-uang?status=ownerless" className="font-bold underline underline-offset-3">
        {ownerless} tanpa pemilik
      </Link>
      ,{" "}
      <Link to="/admin/notifikasi-uang?status=unread" className="underline underline-offset-3">
        {unread} tidak terbaca
      </Link>
    </p>
  );
}
