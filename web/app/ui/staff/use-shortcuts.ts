import { useEffect, useRef } from "react";

/** Checkboxes and radios take no letters, so shortcuts work in them. */
const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
/** Enter activates these. */
const PRESSED = "a, button, summary";
/** Only these repeat while held down. */
const GOES_ON = /^(Arrow\w+|[jk])$/i;
/** Arrow keys move among these. */
const ARROWS = "input[type=radio]";

interface Where {
  /** The shortcuts belong to an open dialog, not to the page. */
  inDialog?: boolean;
}

/** Single-key shortcuts, ignored while typing and while another dialog is open. */
export function useShortcuts(keys: Record<string, () => void>, { inDialog = false }: Where = {}) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target as Element | null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING)) return;
      if (event.repeat && !GOES_ON.test(event.key)) return;
      if (event.key.startsWith("Arrow") && target?.closest(ARROWS)) return;
      if (event.key === "Enter" && target?.closest(PRESSED)) return;
      if (Boolean(document.querySelector("dialog[open]")) !== inDialog) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [inDialog]);
}
