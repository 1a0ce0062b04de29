import { useQuery } from "@tanstack/react-query";
import { CONTROL } from "../../ui/form/control-style.ts";
import { FilterBar, FilterSelect } from "../../ui/staff/filter-bar.tsx";
import { AUDIT_FILTERS } from "../../ui/staff/history-link.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { staffListQuery } from "../staff/queries.ts";
import { auditQuery } from "./queries.ts";
import { KIND_CHOICES, kindLabel, subjectOf } from "./subjects.ts";

export function AuditFilters({ params }: { params: ListParams }) {
  const set = (name: string, value: string) => params.change({ filters: { [name]: value } });
  return (
    <FilterBar params={params} searchFor="Cari nama, nomor, atau isi perubahan">
      <FilterSelect
        label="Jenis"
        all="Semua jenis"
        options={KIND_CHOICES}
        value={params.filter(AUDIT_FILTERS.kind)}
        // Another kind of item has other ids.
        onChange={(kind) =>
          params.change({ filters: { [AUDIT_FILTERS.kind]: kind, [AUDIT_FILTERS.subject]: "" } })
        }
      />
      <ActorSelect
        value={params.filter(AUDIT_FILTERS.actor)}
        onChange={(actor) => set(AUDIT_FILTERS.actor, actor)}
      />
      <DayField
        label="Dari"
        value={params.filter(AUDIT_FILTERS.from)}
        onChange={(day) => set(AUDIT_FILTERS.from, day)}
      />
      <DayField
        label="Sampai"
        value={params.filter(AUDIT_FILTERS.to)}
        onChange={(day) => set(AUDIT_FILTERS.to, day)}
      />
      <OneThing params={params} />
    </FilterBar>
  );
}

interface ChoiceProps {
  value: string;
  onChange(value: string): void;
}

/** Current staff, and the person that the URL names, even if they left. */
function ActorSelect({ value, onChange }: ChoiceProps) {
  const { data } = useQuery(staffListQuery);
  const staff = (data?.items ?? []).map(({ username, full_name }) => ({
    value: username,
    label: full_name || username,
  }));
  const known = value === "" || staff.some((one) => one.value === value);
  return (
    <FilterSelect
      label="Orang"
      all="Semua orang"
      options={known ? staff : [...staff, { value, label: value }]}
      value={value}
      onChange={onChange}
    />
  );
}

const DayField = ({ label, value, onChange }: ChoiceProps & { label: string }) => (
  <label className="bo-filter-day text-text-2">
    <span>{label}</span>
    <input
      type="date"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`${CONTROL} bo-filter`}
    />
  </label>
);

function OneThing({ params }: { params: ListParams }) {
  const id = params.filter(AUDIT_FILTERS.subject);
  const [entry] = useQuery(auditQuery(params)).data?.items ?? [];
  if (!id) return null;
  const name = entry?.subject_id === id ? subjectOf(entry).name : id;
  return (
    <p className="flex w-full flex-wrap items-center gap-2.5 text-text-2">
      <span>
        Hanya {kindLabel(params.filter(AUDIT_FILTERS.kind)).toLowerCase()} <b className="text-text">{name}</b>
        .
      </span>
      <SmallButton
        variant="quiet"
        onClick={() => params.change({ filters: { [AUDIT_FILTERS.kind]: "", [AUDIT_FILTERS.subject]: "" } })}
        label="Tampilkan semuanya"
      />
    </p>
  );
}
