import type { StaffMember, StaffMemberSummary } from "@barakah/contract";
import { ROLES } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Avatar, initialsOf } from "../../ui/pictures/avatar.tsx";
import { type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { SearchField } from "../../ui/staff/filter-bar.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { listSize } from "../../ui/staff/pagination.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { InviteColleague } from "./invite-colleague.tsx";
import { candidatesQuery, staffListQuery } from "./queries.ts";
import { type Candidate, RoleDialog } from "./role-dialog.tsx";

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
  { head: "Peran", cell: ({ roles }) => roles.map((role) => ROLES[role].label).join(", ") },
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
    <WorkPage title="Petugas">
      <div className="bo-grid wide-narrow">
        <Panel bare>
          <DataTable
            caption="Daftar petugas"
            empty="Belum ada petugas."
            query={query}
            columns={columnsFor(setChosen)}
          />
        </Panel>
        <div className="bo-grid content-start">
          <Panel title="Undang lewat tautan" note="Untuk yang belum maupun sudah punya akun.">
            <InviteColleague offered="bendahara" />
          </Panel>
          <Panel title="Pilih dari anggota" note="Ia dikabari begitu perannya diubah.">
            <FindMember onChoose={(member) => setChosen({ ...member, roles: rolesOf(member.id) })} />
          </Panel>
        </div>
      </div>
      {chosen && <RoleDialog key={chosen.id} member={chosen} onClose={() => setChosen(undefined)} />}
    </WorkPage>
  );
}

const SHOWN = 6;
const LEAST = 2;

function FindMember({ onChoose }: { onChoose(member: StaffMemberSummary): void }) {
  const [search, setSearch] = useState("");
  return (
    <div className="bo-fields">
      <SearchField label="Nama, nama pengguna, atau e-mail" onSearch={setSearch} />
      {search.length >= LEAST && <Found search={search} onChoose={onChoose} />}
    </div>
  );
}

function Found({ search, onChoose }: { search: string; onChoose(member: StaffMemberSummary): void }) {
  const query = useQuery(candidatesQuery(search));
  const { data, isFetching } = query;
  if (!data) return <LoadState query={query} failure="Anggota belum dapat dicari." />;
  return (
    <div aria-busy={isFetching}>
      <p role="status" className="mb-1 text-xs text-text-2">
        {data.total === 0 && "Tidak ada anggota dengan nama itu."}
        {data.total > SHOWN &&
          `${SHOWN} dari ${listSize(data.total, search)} anggota. Ketik lebih lengkap untuk menyaring.`}
      </p>
      <ul className="divide-y divide-border">
        {data.items.slice(0, SHOWN).map((member) => (
          <li key={member.id}>
            <button
              type="button"
              onClick={() => onChoose(member)}
              className="flex min-h-13 w-full items-center gap-3 rounded-md px-1.5 py-1.5 text-left hover:bg-primary-softer"
            >
              <Avatar>{initialsOf(member.full_name || member.username)}</Avatar>
              <span className="min-w-0">
                <b className="block truncate">{member.full_name || member.username}</b>
                <span className="block truncate text-xs text-text-2">{member.email}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
