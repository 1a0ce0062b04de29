import { useRef } from "react";
import { CONTROL } from "../form/control-style.ts";
import { Icon } from "../icons/icon.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** Filters the page. '/' focuses it, Esc clears it. */
export function FindInPage({
  label,
  sought,
  onSeek,
}: {
  label: string;
  sought: string;
  onSeek(text: string): void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": () => field.current?.focus() });
  return (
    <search className="bo-find in-page">
      <Icon name="magnifying-glass" size={18} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
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
