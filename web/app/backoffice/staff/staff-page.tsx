import type { StaffMember } from "@barakah/contract";
import { STAFF_ROLE_LABEL } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { type Candidate, RoleDialog } from "../members/role-dialog.tsx";
import { FindMember } from "./find-member.tsx";
import { staffListQuery } from "./queries.ts";

const columnsFor = (onChange: (member: StaffMember) => void): readonly Column<StaffMember>[] => [
  {
    head: "Nama",
    cell: ({ id, full_name, username, email }) => (
      <>
        <Link to={`/admin/anggota/${id}`} className="block font-semibold text-primary-text">
          {full_name || username}
        </Link>
        <small className="text-text-2">{email}</small>
      </>
    ),
  },
  { head: "Peran", cell: ({ roles }) => roles.map((role) => STAFF_ROLE_LABEL[role]).join(", ") },
  {
    head: "Dua langkah",
    cell: ({ two_step }) => (
      <StatusBadge tone={two_step ? "ok" : "wait"}>{two_step ? "Aktif" : "Belum aktif"}</StatusBadge>
    ),
  },
  {
    head: "Terakhir masuk",
    right: true,
    cell: ({ last_sign_in_at }) => momentOf(last_sign_in_at),
  },
  {
    head: "Tindakan",
    cell: (member) => (
      <SmallButton
        variant="line"
        aria-label={`Ubah peran ${member.full_name || member.username}`}
        onClick={() => onChange(member)}
      >
        Ubah Peran
      </SmallButton>
    ),
  },
];

export default function StaffPage() {
  const query = useQuery(staffListQuery);
  const [chosen, setChosen] = useState<Candidate>();
  const rolesOf = (id: number) => query.data?.items.find((member) => member.id === id)?.roles ?? [];
  return (
    <WorkPage crumb="Sistem" title="Petugas">
      <div className="bo-grid wide-narrow">
        <Panel bare>
          <DataTable
            caption="Daftar petugas"
            empty="Belum ada petugas."
            stacks
            query={query}
            columns={columnsFor(setChosen)}
            rowKey={({ id }) => id}
          />
        </Panel>
        <Panel title="Tambah petugas" note="Petugas dipilih dari anggota yang sudah terdaftar.">
          <FindMember onChoose={(member) => setChosen({ ...member, roles: rolesOf(member.id) })} />
        </Panel>
      </div>
      {chosen && <RoleDialog key={chosen.id} member={chosen} onClose={() => setChosen(undefined)} />}
    </WorkPage>
  );
}
