import { useNavigation } from "react-router";

/** A thin line at the top while a page's code is on its way; short waits never show it. */
export function RouteProgress() {
  const { state } = useNavigation();
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
