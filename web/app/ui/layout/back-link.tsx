import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { ICON_BUTTON } from "../form/icon-button.tsx";
import { ArrowLeftIcon } from "../icons/icons.tsx";

/** Goes back where the visitor came from, with the scroll position; opened directly, to the page above. */
export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const cameFromUs = useLocation().key !== "default";
  function goBack(event: MouseEvent) {
    if (!cameFromUs || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }
  return (
    <Link to={to} onClick={goBack} aria-label="Kembali" className={ICON_BUTTON}>
      <ArrowLeftIcon size={24} />
    </Link>
  );
}
