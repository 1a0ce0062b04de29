import { SITE_NAME } from "@barakah/contract/platform/locale";
import { ROLES } from "@barakah/contract/platform/staff-roles";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useSignOut } from "../../accounts/index.ts";
import { browserStorage, useSession } from "../../platform/session.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { MENU } from "./menu.ts";
import { useStaff } from "./staff.ts";

interface SideMenuProps {
  /** The number of waiting items, by address. */
  waiting?: Record<string, number>;
  onLeave(): void;
}

export function SideMenu({ waiting = {}, onLeave }: SideMenuProps) {
  const { roles, full_name, username } = useStaff();
  const { pathname } = useLocation();
  const sections = MENU.map(({ label, items }) => ({
    label,
    items: items.filter((item) => item.roles.some((role) => roles.includes(role))),
  })).filter(({ items }) => items.length > 0);
  return (
    <aside id="menu-admin" className="bo-side kawung">
      <Link to="/" className="flex items-center gap-2.5 px-2 pb-3.5">
        <img src="/logo/light.svg" alt="" width={36} height={36} />
        <span>
          <b className="block text-[0.9375rem] leading-[1.125rem] font-extrabold tracking-[.02em]">
            {SITE_NAME}
          </b>
          <small className="block text-[0.6875rem] leading-[0.875rem] text-on-brand-2">Back office</small>
        </span>
      </Link>
      <nav aria-label="Menu admin">
        {sections.map(({ label, items }) => (
          <div key={label}>
            <p className="bo-side-label">{label}</p>
            {items.map(({ to, label: name, icon }) => (
              <Link
                key={to}
                to={to}
                aria-current={isWithin(pathname, to) ? "page" : undefined}
                onClick={onLeave}
              >
                <Icon name={icon} size={20} />
                {name}
                <Waiting count={waiting[to]} />
              </Link>
            ))}
          </div>
        ))}
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

/** '/admin' is the prefix of every page and matches only itself. */
const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`));

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

function Waiting({ count = 0 }: { count?: number }) {
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
