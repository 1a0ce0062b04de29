import { useRef } from "react";
import { CONTROL } from "../../ui/form/control-style.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";

/** Filters the page. '/' focuses it, Esc clears it. */
export function FindRule({ sought, onSeek }: { sought: string; onSeek(text: string): void }) {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": () => field.current?.focus() });
  return (
    <search className="bo-find in-page">
      <Icon name="magnifying-glass" size={18} />
      <input
        ref={field}
        type="search"
        aria-label="Cari aturan atau harga"
        placeholder="Cari aturan atau harga"
        maxLength={60}
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape") onSeek("");
          if (key === "Enter" || key === "Escape") currentTarget.blur();
        }}
        className={CONTROL}
      />
      <kbd>/</kbd>
    </search>
  );
}

/** Whether the texts contain all typed words. */
export function hasWords(sought: string, ...texts: readonly string[]): boolean {
  const text = texts.join(" ").toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
