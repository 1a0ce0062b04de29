import type { HouseFund } from "@barakah/contract";
import {
  FUND_KIND_ABOUT,
  FUND_KIND_LABEL,
  GIVEN_KINDS,
  type GivenKind,
} from "@barakah/contract/ledger/fund-kinds";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { houseFundsQuery } from "./queries.ts";

const columns = (onChange: (fund: HouseFund) => void): readonly Column<HouseFund>[] => [
  {
    head: "Dana",
    title: true,
    cell: ({ code, name, purpose }) => (
      <>
        <TextLink to={`/admin/buku?akun=fund:${code}`} className="font-bold">
          {name}
        </TextLink>
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

export default function HouseFundsPage() {
  const query = useQuery(houseFundsQuery);
  const [editing, setEditing] = useState<HouseFund | "new">();
  return (
    <WorkPage
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

const KINDS = GIVEN_KINDS.map((value) => ({ value, label: FUND_KIND_LABEL[value] }));

/** Creates, edits or deactivates a fund. Its kind cannot be changed later. */
function HouseFundDialog({ fund, onClose }: { fund: HouseFund | undefined; onClose(): void }) {
  const form = useDialogForm({
    initial: {
      kind: fund?.kind ?? ("" as GivenKind | ""),
      principal: fund?.principal ?? false,
      name: fund?.name ?? "",
      purpose: fund?.purpose ?? "",
      active: fund?.active ?? true,
    },
    send: ({ kind, principal, name, purpose, active }) =>
      fund
        ? api.call("POST /api/admin/house-funds/:code/", {
            params: { code: fund.code },
            body: { name, purpose, active },
          })
        : api.call("POST /api/admin/house-funds/", {
            body: { kind: kind as GivenKind, name, purpose, principal: principal && kind === "wakaf" },
          }),
    success: "Dana sudah disimpan.",
    onClose,
  });
  const { kind } = form.values;
  return (
    <FormDialog
      form={form}
      title={fund ? `Ubah ${fund.name}` : "Dana baru"}
      submit={fund ? "Simpan dana" : "Tambah dana"}
    >
      {!fund && (
        <Select
          label="Jenis dana"
          placeholder="Pilih jenis dana"
          options={KINDS}
          hint={kind ? FUND_KIND_ABOUT[kind] : "Tidak bisa diubah setelah ada uang di dalamnya."}
          {...form.field("kind")}
        />
      )}
      {!fund && kind === "wakaf" && (
        <Checkbox {...form.field("principal")}>Pokok wakaf: dijaga selamanya, tidak disalurkan</Checkbox>
      )}
      <TextInput label="Nama" maxLength={60} {...form.field("name")} />
      <TextArea label="Untuk apa" maxLength={200} {...form.field("purpose")} />
      {fund && (
        <Checkbox disabled={fund.kept} {...form.field("active")}>
          {fund.kept ? "Dipakai: aplikasi sendiri yang mengisinya" : "Dipakai: menerima pemindahan baru"}
        </Checkbox>
      )}
    </FormDialog>
  );
}
