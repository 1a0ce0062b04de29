import { createContext, type ReactNode, use } from "react";

/** What every header of the back office has beside the page's own buttons; the shell brings it. */
export const HeaderToolsContext = createContext<ReactNode>(null);

/** `plain` where the page has a search of its own. */
export function HeaderToolsPlace({ plain }: { plain: boolean }) {
  return (
    <div className="bo-tools" data-plain={plain || undefined}>
      {use(HeaderToolsContext)}
    </div>
  );
}
