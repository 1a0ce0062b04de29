import { useEffect, useRef } from "react";

/** Ctrl Enter sends what the page is about, also from within a field. */
export function useSendKey(send: () => void) {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
