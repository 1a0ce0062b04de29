import { useEffect, useRef } from "react";

/** Boxes and radios take no letters: whoever has just ticked one by Space goes on with the keys. */
const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
/** Enter presses these. */
const PRESSED = "a, button, summary";
/** These go on while they are held down; whatever else a key does, it does once. */
const GOES_ON = /^(Arrow\w+|[jk])$/i;
/** Arrows choose among these. */
const ARROWS = "input[type=radio]";

interface Where {
  /** The keys belong to an open dialog, and not to the page behind it. */
  inDialog?: boolean;
}

/** Keyboard shortcuts: single keys, as long as nobody types and no dialog is open that they are not meant for. */
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
