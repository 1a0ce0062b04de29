import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useSiteName } from "../../platform/site-name.ts";
import { ICON_BUTTON } from "../form/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";

interface PageHeaderProps {
  title: string;
  /** The target for visitors who came from elsewhere. */
  back: string;
  /** True if this title is the page's h1. */
  isHeading?: boolean;
  actions?: ReactNode;
}

export function PageHeader({ title, back, isHeading = false, actions }: PageHeaderProps) {
  const name = useSiteName();
  const Title = isHeading ? "h1" : "span";
  return (
    <header className="print:hidden sticky short:static top-0 z-(--z-header) bg-surface shadow-under [--header-bg:var(--surface)]">
      <div className="flex min-h-(--header-h) items-center py-1.5 pl-1.5 pr-3.5">
        <BackLink to={back} />
        <div className="flex min-h-(--tap) min-w-0 flex-1 items-center gap-2.5">
          <Link to="/" aria-label={`${name}, ke beranda`} className="flex min-h-(--tap) items-center">
            <img
              src="/logo/mark.svg"
              alt=""
              width={30}
              height={30}
              // Without a signal a first visit does not have it.
              onError={({ currentTarget }) => currentTarget.classList.add("invisible")}
            />
          </Link>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-2xs font-extrabold tracking-[.06em] text-primary-text">
              {name}
            </span>
            <Title className="block text-[min(var(--text-lg),6.2vw)] font-bold leading-[1.25] tracking-[-.01em] wrap-anywhere">
              {title}
            </Title>
          </span>
        </div>
        {actions && <div className="-mr-2.5 flex">{actions}</div>}
      </div>
    </header>
  );
}

/** Goes back in the history; opened directly, to the page above. */
function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const cameFromUs = useLocation().key !== "default";
  function goBack(event: MouseEvent) {
    if (!cameFromUs || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }
  return (
    <Link to={to} onClick={goBack} aria-label="Kembali" className={ICON_BUTTON}>
      <Icon name="arrow-left" size={24} />
    </Link>
  );
}
