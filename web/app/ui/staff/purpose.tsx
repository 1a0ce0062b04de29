import { useState } from "react";
import { browserStorage } from "../../platform/session.ts";
import { Icon } from "../icons/icon.tsx";

const KEY = "tujuan-dibaca";
const read = (): string[] => browserStorage.getItem(KEY)?.split(" ").filter(Boolean) ?? [];

/** Whether the sentence of a screen is shown. Once dismissed on this device, it stays hidden until it is asked for. */
export function usePurpose(address = "") {
  const name = address || "hari-ini";
  const [, render] = useState(0);
  const shown = !read().includes(name);
  function toggle() {
    const others = read().filter((one) => one !== name);
    browserStorage.setItem(KEY, (shown ? [...others, name] : others).join(" "));
    render((times) => times + 1);
  }
  return { shown, toggle };
}

/** Dismisses the sentence of what a screen is for, or brings it back. */
export function PurposeButton({ shown, toggle }: ReturnType<typeof usePurpose>) {
  const label = shown ? "Tutup penjelasan" : "Halaman ini untuk apa?";
  return (
    <button type="button" aria-label={label} title={label} onClick={toggle} className="bo-purpose-button">
      <Icon name={shown ? "x-bold" : "info"} size={16} />
    </button>
  );
}
