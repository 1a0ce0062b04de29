import type { StaffMemberSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Avatar, initialsOf } from "../../ui/pictures/avatar.tsx";
import { Awaited } from "../../ui/staff/awaited.tsx";
import { SearchField } from "../../ui/staff/filter-bar.tsx";
import { listSize } from "../../ui/staff/pagination.ts";
import { membersQuery } from "../members/queries.ts";

const SHOWN = 6;
const LEAST = 2;

/** Whoever becomes staff is a member already: found by name, user name or e-mail. */
export function FindMember({ onChoose }: { onChoose(member: StaffMemberSummary): void }) {
  const [search, setSearch] = useState("");
  return (
    <div className="bo-fields">
      <SearchField label="Nama, nama pengguna, atau e-mail" onSearch={setSearch} />
      {search.length >= LEAST && <Found search={search} onChoose={onChoose} />}
    </div>
  );
}

interface FoundProps {
  search: string;
  onChoose(member: StaffMemberSummary): void;
}

function Found({ search, onChoose }: FoundProps) {
  const query = useQuery(membersQuery({ search, status: "", offset: 0 }));
  const { data, isFetching } = query;
  if (!data) return <Awaited query={query} failure="Anggota belum dapat dicari." />;
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
