import { useEffect, useState } from "react";

/**
 * For a dialog that is there only while it is open: a browser gives the focus back where a dialog is closed, and where it is
 * taken away whoever works by keys would begin at the top of the page again.
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
