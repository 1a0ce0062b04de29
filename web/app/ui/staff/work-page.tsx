import type { ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { HeaderToolsPlace } from "./header-tools.tsx";
import { MenuButton } from "./menu-button.tsx";

interface WorkPageProps {
  title: string;
  /** Where this is, above the title. */
  crumb: string;
  /** Buttons at the right of the header: the page's own. */
  actions?: ReactNode;
  /** The page's own buttons hold a search: one is enough. */
  ownSearch?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of every back office page: header with the title and its actions, and the work below. */
export function WorkPage({
  title,
  crumb,
  actions,
  ownSearch = false,
  className = "bo-work",
  children,
}: WorkPageProps) {
  return (
    <>
      <PageMeta title={title} description={`Back office: ${title}`} noindex />
      <header className="bo-top">
        <MenuButton />
        <div className="bo-title">
          <p className="crumb">{crumb}</p>
          <h1>{title}</h1>
        </div>
        <HeaderToolsPlace plain={ownSearch} />
        {actions && <div className="bo-actions">{actions}</div>}
      </header>
      <main id="isi" tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
}
