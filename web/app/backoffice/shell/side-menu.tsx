import { ROLES } from "@barakah/contract/platform/staff-roles";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useSignOut } from "../../accounts/index.ts";
import { browserStorage, useSession } from "../../platform/session.ts";
import { useSiteName } from "../../platform/site-name.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useStaff } from "../../ui/staff/current-staff.ts";
import { type MenuItem, menuItemAt, visibleTo } from "./menu.ts";

interface SideMenuProps {
  /** The number of waiting items, by address. */
  waiting?: Record<string, number>;
  onLeave(): void;
}

export function SideMenu({ waiting = {}, onLeave }: SideMenuProps) {
  const { roles, full_name, username } = useStaff();
  const { pathname } = useLocation();
  const here = menuItemAt(pathname)?.to;
  const sections = visibleTo(roles);
  const [chosen, unfold] = useChosen(here);
  const unfolded =
    chosen ?? sections.find(({ folded }) => folded?.items.some(({ to }) => to === here))?.folded?.label;
  const links = (items: readonly MenuItem[]) =>
    items.map(({ to, label, icon }) => (
      <Link key={to} to={to} aria-current={to === here ? "page" : undefined} onClick={onLeave}>
        <Icon name={icon} size={20} />
        {label}
        <Waiting count={waiting[to]} />
      </Link>
    ));
  return (
    <aside id="menu-admin" className="bo-side kawung">
      <Link to="/" className="flex items-center gap-2.5 px-2 pb-3.5">
        <img src="/logo/light.svg" alt="" width={36} height={36} />
        <span>
          <b className="block wrap-anywhere text-[0.9375rem] leading-[1.125rem] font-extrabold tracking-[.02em]">
            {useSiteName()}
          </b>
          <small className="block text-[0.6875rem] leading-[0.875rem] text-on-brand-2">Back office</small>
        </span>
      </Link>
      <nav aria-label="Menu admin">
        {sections.map(({ label, items, folded }) =>
          // An unfolded part makes room for itself, so that the menu fits the screen.
          unfolded && folded?.label !== unfolded && label && label !== "Keuangan" ? (
            <Fold key={label} label={label} open={false} onPress={() => unfold("")} />
          ) : (
            <div key={label}>
              {label && <p className="bo-side-label">{label}</p>}
              {links(items)}
              {folded && (
                <Fold
                  label={folded.label}
                  open={unfolded === folded.label}
                  count={folded.items.reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0)}
                  onPress={() => unfold(unfolded === folded.label ? "" : folded.label)}
                />
              )}
              {folded && unfolded === folded.label && links(folded.items)}
            </div>
          ),
        )}
      </nav>
      <ThemeSwitch />
      <div className="bo-me">
        <Icon name="user-circle-fill" size={28} />
        <span className="min-w-0 flex-1">
          <b className="block truncate">{full_name || username}</b>
          <small className="block truncate text-[0.6875rem] leading-[0.875rem] text-on-brand-2">
            {roles.map((role) => ROLES[role].label).join(", ")}
          </small>
        </span>
        <Leave />
      </div>
    </aside>
  );
}

/** The parts that the user unfolded or folded on this screen; the next screen starts with its own part unfolded. */
function useChosen(here: string | undefined) {
  const [chosen, setChosen] = useState<{ here: string | undefined; label: string }>();
  const unfold = (label: string) => setChosen({ here, label });
  return [chosen?.here === here ? chosen?.label : undefined, unfold] as const;
}

function Fold({
  label,
  open,
  count,
  onPress,
}: {
  label: string;
  open: boolean;
  count?: number | undefined;
  onPress(): void;
}) {
  return (
    <button type="button" aria-expanded={open} onClick={onPress}>
      <Icon name={open ? "caret-down-bold" : "caret-right-bold"} size={16} />
      {label}
      {!open && <Waiting count={count} />}
    </button>
  );
}

function Leave() {
  const session = useSession();
  const signOut = useSignOut();
  if (!session) return null;
  return (
    <button type="button" aria-label="Logout" title="Logout" onClick={() => signOut(session)}>
      <Icon name="sign-out" size={20} />
    </button>
  );
}

function Waiting({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="bo-count">
      {count}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}

const KEY = "tema-admin";
const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const LABEL: Record<Theme, string> = { auto: "Ikuti perangkat", light: "Terang", dark: "Gelap" };

const stored = (): Theme => THEMES.find((theme) => theme === browserStorage.getItem(KEY)) ?? "auto";

/** The theme of the back office. Public pages follow the device. */
function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(stored);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === "auto") delete dataset.theme;
    else dataset.theme = theme;
    browserStorage.setItem(KEY, theme);
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
  return (
    <select
      aria-label="Tema"
      value={theme}
      onChange={({ target }) => setTheme(target.value as Theme)}
      className="bo-theme"
    >
      {THEMES.map((choice) => (
        <option key={choice} value={choice}>
          {LABEL[choice]}
        </option>
      ))}
    </select>
  );
}
