import type { HouseFund } from "@barakah/contract";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { HouseFundDialog } from "./house-fund-dialog.tsx";
import { houseFundsQuery } from "./queries.ts";

const columns = (onChange: (fund: HouseFund) => void): readonly Column<HouseFund>[] => [
  {
    head: "Dana",
    title: true,
    cell: ({ code, name, purpose }) => (
      <>
        <Link to={`/admin/buku?akun=fund:${code}`} className="font-bold underline underline-offset-3">
          {name}
        </Link>
        <small className="block text-text-2">{purpose}</small>
      </>
    ),
  },
  {
    head: "Jenis",
    cell: ({ kind, principal }) => `${FUND_KIND_LABEL[kind]}${principal ? ", pokok" : ""}`,
  },
  {
    head: "Status",
    cell: ({ active }) => (
      <StatusBadge tone={active ? "ok" : "mute"}>{active ? "Dipakai" : "Tidak dipakai"}</StatusBadge>
    ),
  },
  { head: "Saldo", right: true, cell: ({ balance }) => rupiah(balance) },
  {
    head: "Tindakan",
    cell: (fund) => (
      <SmallButton variant="line" aria-label={`Ubah ${fund.name}`} onClick={() => onChange(fund)}>
        Ubah
      </SmallButton>
    ),
  },
];

/** The funds that are not campaigns. */
export default function HouseFundsPage() {
  const query = useQuery(houseFundsQuery);
  const [editing, setEditing] = useState<HouseFund | "new">();
  return (
    <WorkPage
      crumb="Dana"
      title="Daftar dana"
      actions={
        <>
          <SmallLink label="Semua dana" to="/admin/dana" variant="quiet" />
          <SmallButton variant="line" onClick={() => setEditing("new")}>
            <Icon name="plus-bold" size={16} />
            Dana baru
          </SmallButton>
        </>
      }
    >
      <Panel
        title="Dana selain program"
        note="Yang tidak dipakai lagi tidak menerima pemindahan; isinya tetap bisa disalurkan."
        bare
      >
        <DataTable
          caption="Dana"
          empty="Belum ada dana."
          query={query}
          rowKey={({ code }) => code}
          columns={columns(setEditing)}
          stacks
        />
      </Panel>
      {editing && (
        <HouseFundDialog
          fund={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </WorkPage>
  );
}
