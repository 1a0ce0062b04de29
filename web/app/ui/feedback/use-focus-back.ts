import { useEffect, useState } from "react";

/**
 * For a dialog that is unmounted instead of closed: gives the focus back to the element that opened it. A browser does that
 * only on close; without it keyboard users would start at the top of the page again.
 */
export function useFocusBack() {
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
