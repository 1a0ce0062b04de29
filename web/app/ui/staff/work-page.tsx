import { createContext, type ReactNode, use, useState } from "react";
import { statusOf } from "../../platform/api-error.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { browserStorage } from "../../platform/session.ts";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { LinkButton } from "../form/link-button.tsx";
import { Icon } from "../icons/icon.tsx";
import { Spinner } from "../icons/spinner.tsx";

interface WorkPageProps {
  title: string;
  /** Shown above the title in place of the section. */
  crumb?: string;
  /** Buttons at the right of the header: the page's own. */
  actions?: ReactNode;
  /** The page's actions contain a search, so the header shows none. */
  ownSearch?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of every back office page: header with the title and its actions, what it is for, and the work below. */
export function WorkPage({
  title,
  crumb,
  actions,
  ownSearch = false,
  className = "bo-work",
  children,
}: WorkPageProps) {
  const { section, address, purpose } = use(ScreenContext);
  const explained = usePurpose(address);
  return (
    <>
      <PageMeta title={title} description={`Back office: ${title}`} noindex />
      <header className="bo-top">
        <MenuButton />
        <div className="bo-title">
          <p className="crumb">{crumb ?? section}</p>
          <div className="flex items-center gap-1.5">
            <h1>{title}</h1>
            {purpose && !explained.shown && <PurposeButton {...explained} />}
          </div>
        </div>
        <HeaderToolsPlace plain={ownSearch} />
        {actions && <div className="bo-actions">{actions}</div>}
      </header>
      {purpose && explained.shown && (
        <aside aria-label="Tentang halaman ini" className="bo-purpose">
          <p>{purpose}</p>
          <PurposeButton {...explained} />
        </aside>
      )}
      <main id="isi" tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
}

/** What the shell knows of the screen at the current address. */
export interface Screen {
  section?: string;
  address?: string | undefined;
  purpose?: string | undefined;
}
export const ScreenContext = createContext<Screen>({});

/** The tools in every header; provided by the shell. */
export const HeaderToolsContext = createContext<ReactNode>(null);

/** `plain` where the page has a search of its own. */
export const HeaderToolsPlace = ({ plain }: { plain: boolean }) => (
  <div className="bo-tools" data-plain={plain || undefined}>
    {use(HeaderToolsContext)}
  </div>
);

/** On narrow screens the sidebar is a drawer. */
export const MenuButtonContext = createContext<{ open: boolean; toggle(): void }>({
  open: false,
  toggle: () => {},
});

export function MenuButton() {
  const { open, toggle } = use(MenuButtonContext);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls="menu-admin"
      onClick={toggle}
      className="bo-menu-button place-items-center rounded-md border border-border-strong px-3 font-bold"
    >
      Menu
    </button>
  );
}

interface PanelProps {
  title?: string;
  /** What screen readers hear instead, where several panels of a page have the same title. */
  label?: string;
  note?: string;
  action?: ReactNode;
  /** Without padding, for tables that reach the edges. */
  bare?: boolean;
  className?: string;
  children: ReactNode;
}

export const Panel = ({
  title,
  label = title,
  note,
  action,
  bare = false,
  className = "",
  children,
}: PanelProps) => (
  <section aria-label={label} className={`bo-card overflow-hidden ${className}`}>
    {title && (
      <div className="bo-card-head">
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {action}
      </div>
    )}
    {bare ? children : <div className={title ? "px-4.5 pb-4.5" : "p-4.5"}>{children}</div>}
  </section>
);

interface LoadStateProps {
  query: { data: unknown; error: unknown; isError: boolean; isFetching: boolean; refetch(): unknown };
  failure: string;
}

/** A spinner while a query loads, the error with a retry button if it failed, nothing once it is loaded. */
export function LoadState({ query: { data, error, isError, isFetching, refetch }, failure }: LoadStateProps) {
  if (data !== undefined) return null;
  if (isError)
    return <ErrorState message={failure} error={error} onRetry={() => refetch()} retrying={isFetching} />;
  return (
    <div className="grid min-h-40 place-items-center">
      <Spinner size="lg" label="Memuat..." />
    </div>
  );
}

interface LoadItemProps<T> {
  query: { data: T | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch(): unknown };
  title: string;
  /** Where the list of these things is. */
  list: string;
  children(item: T): ReactNode;
}

/** The page of one item with its loading, not-found and error states. */
export function LoadItem<T>({ query, title, list, children }: LoadItemProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <WorkPage title={title}>
      {query.isError && statusOf(query.error) === 404 ? (
        <EmptyState heading={`${title} tidak ditemukan`} level="h2">
          <LinkButton to={list} variant="soft" label="Lihat Semua" />
        </EmptyState>
      ) : (
        <LoadState query={query} failure={`${title} belum dapat dimuat.`} />
      )}
    </WorkPage>
  );
}

const KEY = "tujuan-dibaca";
const read = (): string[] => browserStorage.getItem(KEY)?.split(" ").filter(Boolean) ?? [];

/** Whether the sentence of a screen is shown. Dismissed on this device, it stays hidden until it is asked for. */
function usePurpose(address = "") {
  const name = address || "hari-ini";
  const [, render] = useState(0);
  const shown = !read().includes(name);
  function toggle() {
    const others = read().filter((one) => one !== name);
    browserStorage.setItem(KEY, (shown ? [...others, name] : others).join(" "));
    render((times) => times + 1);
  }
  return { shown, toggle };
}

/** Dismisses the sentence of what a screen is for, or brings it back. */
function PurposeButton({ shown, toggle }: ReturnType<typeof usePurpose>) {
  const label = shown ? "Tutup penjelasan" : "Halaman ini untuk apa?";
  return (
    <button type="button" aria-label={label} title={label} onClick={toggle} className="bo-purpose-button">
      <Icon name={shown ? "x-bold" : "info"} size={16} />
    </button>
  );
}
