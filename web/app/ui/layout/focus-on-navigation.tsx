import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a navigation the new page's heading takes the focus, so that screen readers begin there. */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const main = document.getElementById("isi");
    const target = document.querySelector<HTMLElement>("h1") ?? main;
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
