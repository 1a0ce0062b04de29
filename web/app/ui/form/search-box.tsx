import { SEARCH_MOST } from "@barakah/contract/platform/search-limits";
import { type FormEvent, useRef } from "react";
import { Icon } from "../icons/icon.tsx";

export interface SearchBoxProps {
  value: string;
  /** Told each typed value. */
  onChange(value: string): void;
  /** The page that answers when there is no JavaScript: the form then asks it with `?search=`. */
  action: string;
  /** What it finds. */
  label?: string;
}

export function SearchBox({ value, onChange, action, label = "Cari Program" }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    input.current?.blur();
  }
  return (
    <search>
      <form method="get" action={action} onSubmit={submit}>
        <label className="flex min-h-[46px] items-center gap-2.5 rounded-full bg-surface px-3.5 text-text-3 shadow-1 focus-within:ring-3 focus-within:ring-accent">
          <Icon name="magnifying-glass" size={20} />
          <input
            ref={input}
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_MOST}
            placeholder={label}
            aria-label={label}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="h-full min-w-0 flex-1 bg-transparent text-lg text-text outline-none placeholder:text-text-3"
          />
        </label>
      </form>
    </search>
  );
}
