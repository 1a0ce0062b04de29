import { useEffect, useRef } from "react";
import { createPath, type Path, useLocation, useNavigation } from "react-router";

/**
 * A deployment removes the files of the version before. When one is missing, React Router reloads the page that is being
 * left; this turns that reload into a visit of the page that was asked for. Browsers without the Navigation API reload.
 */
function useReloadOpens(destination: Path | undefined) {
  const asked = useRef<string>(undefined);
  useEffect(() => {
    asked.current = destination && createPath(destination);
  }, [destination]);
  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    // A file can be missing before React has rendered the navigation that asks for it: the tap itself names the page.
    const tap = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && link.origin === window.location.origin && !link.target) asked.current = link.href;
    };
    const redirect = (event: NavigateEvent) => {
      const to = asked.current && new URL(asked.current, window.location.href).href;
      if (!to || to === window.location.href) return;
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      window.location.assign(to);
    };
    document.addEventListener("click", tap, true);
    navigation.addEventListener("navigate", redirect);
    return () => {
      document.removeEventListener("click", tap, true);
      navigation.removeEventListener("navigate", redirect);
    };
  }, []);
}

/** A thin line at the top while a page's code is loading; short waits never show it. */
export function RouteProgress() {
  const { state, location } = useNavigation();
  useReloadOpens(location);
  if (state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label="Memuat halaman"
      className="appear-late fixed inset-x-0 top-0 z-(--z-toast) mx-auto h-[3px] max-w-(--column)"
    >
      <div className="h-full origin-left animate-[progress_8s_var(--ease-out)_forwards] bg-accent" />
    </div>
  );
}

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
