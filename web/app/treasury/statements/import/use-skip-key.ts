import { useEffect, useRef } from "react";

const focusIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>("input, [aria-pressed], button")?.focus();

/**
 * X leaves out the row that has the focus, also from within its fields: days and sums have no such letter. The next row
 * takes the focus, so that several go one after the other.
 */
export function useSkipKey(skip: (row: number) => void) {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "x" || event.ctrlKey || event.metaKey || event.altKey) return;
      const row = document.activeElement?.closest("[data-row]");
      if (!(row instanceof HTMLElement)) return;
      event.preventDefault();
      latest.current(Number(row.dataset.row));
      focusIn(row.nextElementSibling ?? row);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
