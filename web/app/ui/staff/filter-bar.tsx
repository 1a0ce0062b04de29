import { SEARCH_MOST } from "@barakah/contract/platform/search-limits";
import type { ReactNode, Ref } from "react";
import { CONTROL } from "../form/control-style.ts";
import { Icon } from "../icons/icon.tsx";
import type { ListParams } from "./list-params.ts";
import { useDebouncedSearch } from "./use-debounced-search.ts";

interface FilterBarProps {
  params: ListParams;
  /** What can be typed, as the placeholder says it; nothing where a list is not searched. */
  searchFor?: string;
  statuses?: readonly { value: string; label: string }[];
  /** Further buttons, such as a download. */
  children?: ReactNode;
}

export const FilterBar = ({ params, searchFor, statuses, children }: FilterBarProps) => (
  <search className="flex flex-wrap items-center gap-2.5 p-3.5">
    {searchFor && (
      <SearchField
        label={searchFor}
        sought={params.search}
        onSearch={(search) => params.change({ search })}
      />
    )}
    {statuses && (
      <FilterSelect
        label="Status"
        all="Semua status"
        options={statuses}
        value={params.status}
        onChange={(status) => params.change({ status })}
      />
    )}
    {children}
  </search>
);

interface FilterSelectProps {
  label: string;
  /** The line that leaves nothing out. */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

export const FilterSelect = ({ label, all, options, value, onChange }: FilterSelectProps) => (
  <div className="bo-filter relative">
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`${CONTROL} appearance-none pr-10`}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="caret-down-bold" size={16} className="pointer-events-none absolute right-3.5 text-text-2" />
  </div>
);

interface SearchFieldProps {
  label: string;
  /** The current search; left out where nothing else changes it. */
  sought?: string;
  onSearch(text: string): void;
  field?: Ref<HTMLInputElement>;
}

export function SearchField({ label, sought, onSearch, field }: SearchFieldProps) {
  const { typed, type } = useDebouncedSearch(sought, onSearch);
  return (
    <div className="relative min-w-[min(13rem,100%)] flex-1">
      <Icon
        name="magnifying-glass"
        size={18}
        className="pointer-events-none absolute top-[11px] left-3 text-text-3"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MOST}
        value={typed}
        onChange={({ target }) => type(target.value)}
        className={`${CONTROL} pl-10!`}
      />
    </div>
  );
}
