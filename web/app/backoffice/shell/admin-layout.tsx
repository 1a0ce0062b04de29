import type { WaitingKind } from "@barakah/contract";
import { mayOneOf, ROLES, rolesWith, type StaffRole } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { statusOf } from "../../platform/api-error.ts";
import { withNext } from "../../platform/next-path.ts";
import { isMember, useSession } from "../../platform/session.ts";
import { SecondPersonDialog, WorksAlone } from "../../treasury/index.ts";
import art from "../../ui/art/i-gerbang.svg";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { StaffContext, useStaff } from "../../ui/staff/current-staff.ts";
import { RolesContext, useMay } from "../../ui/staff/roles.ts";
import { HeaderToolsContext, MenuButtonContext, ScreenContext, WorkPage } from "../../ui/staff/work-page.tsx";
import { SetupBar } from "../setup/setup-waiting.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { type MenuItem, menuItemAt, screenAt } from "./menu.ts";
import { staffQuery, todayQuery } from "./queries.ts";
import { SideMenu } from "./side-menu.tsx";
import "../admin.css";
import { useSiteName } from "../../platform/site-name.ts";

const TWO_STEP_PAGE = "/admin/keamanan";
/** Shown without the menu. */
const SETUP_PAGE = "/admin/mulai";

/** Everything below /admin, for staff only. The server renders it empty, because it knows no session. */
export default function AdminLayout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === undefined) return <Waiting />;
  if (!isMember(session)) return <Navigate to={withNext("/login", pathname + search)} replace />;
  return <StaffOnly memberId={session.id} />;
}

function StaffOnly({ memberId }: { memberId: number }) {
  const query = useQuery(staffQuery(memberId));
  const { pathname } = useLocation();
  // The API refuses everything else until then.
  if (query.data?.two_step_required && pathname !== TWO_STEP_PAGE)
    return <Navigate to={TWO_STEP_PAGE} replace />;
  if (query.data) {
    const page = <OwnPart roles={query.data.roles} pathname={pathname} />;
    return (
      <StaffContext value={query.data}>
        <RolesContext value={query.data.roles}>
          {pathname === SETUP_PAGE ? (
            page
          ) : (
            <ScreenContext value={screenAt(pathname)}>
              <Frame>{page}</Frame>
            </ScreenContext>
          )}
        </RolesContext>
      </StaffContext>
    );
  }
  if (!query.isError) return <Waiting />;
  if (statusOf(query.error) === 403) return <NotStaff />;
  return (
    <main id="isi" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <ErrorState
        message="Back office belum dapat dibuka."
        level="h1"
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    </main>
  );
}

/** The page, or for other roles an explanation. */
function OwnPart({ roles, pathname }: { roles: readonly StaffRole[]; pathname: string }) {
  const item = menuItemAt(pathname);
  const theirs = !item || mayOneOf(roles, item.permission);
  return theirs ? <Outlet /> : <NotYourRole item={item} />;
}

function Frame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const waiting = useWaiting();
  const mayMoney = useMay("money");
  const administers = useMay("administration");
  const { pathname } = useLocation();
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [open]);
  return (
    <div className="bo" data-menu={open ? "open" : undefined}>
      <SkipLink />
      <SideMenu waiting={waiting} onLeave={() => setOpen(false)} />
      <MenuButtonContext value={{ open, toggle: () => setOpen(!open) }}>
        <HeaderToolsContext value={<HeaderTools />}>
          <div className="bo-page">
            {mayMoney && <WorksAlone />}
            {administers && pathname !== "/admin" && <SetupBar />}
            {children}
            {mayMoney && <SecondPersonDialog />}
          </div>
        </HeaderToolsContext>
      </MenuButtonContext>
    </div>
  );
}

const Waiting = () => (
  <main id="isi" tabIndex={-1} aria-busy="true" className="grid min-h-dvh place-items-center">
    <title>{`Back office · ${useSiteName()}`}</title>
    <meta name="robots" content="noindex" />
    <h1 className="sr-only">Back office</h1>
    <noscript>Back office butuh JavaScript. Aktifkan di browser.</noscript>
    <span data-needs-script>
      <Spinner />
    </span>
  </main>
);

/** The number of waiting items, by the address of the menu item. */
function useWaiting(): Record<string, number> {
  const { data } = useQuery(todayQuery);
  return Object.fromEntries(
    (data ?? []).flatMap(({ kind, count }) => {
      const to = COUNTED[kind];
      return to ? [[to, count]] : [];
    }),
  );
}
const COUNTED: Partial<Record<WaitingKind, string>> = {
  verification: "/admin/verifikasi",
  lines: "/admin/mutasi",
  proposals: "/admin/persetujuan",
  store_payouts: "/admin/pencairan-toko",
  parcels: "/admin/pengemasan",
};

const NotStaff = () => (
  <main id="isi" tabIndex={-1} className="grid min-h-dvh place-items-center">
    <title>{`Khusus Pengurus · ${useSiteName()}`}</title>
    <StateScreen
      art={art}
      level="h1"
      heading="Khusus Pengurus"
      text={`Halaman ini hanya untuk pengurus ${useSiteName()}. Minta administrator memberimu peran bila kamu perlu membukanya.`}
    >
      <LinkButton to="/">Kembali ke Beranda</LinkButton>
    </StateScreen>
  </main>
);

/** For staff whose role does not include this page. */
function NotYourRole({ item }: { item: MenuItem }) {
  const { roles } = useStaff();
  const names = (all: readonly StaffRole[]) => all.map((role) => ROLES[role].label).join(" atau ");
  return (
    <WorkPage title={item.label}>
      <StateScreen
        art={art}
        level="h2"
        heading="Bukan bagian peranmu"
        text={`${item.label} dibuka oleh ${names(rolesWith(item.permission))}. Peranmu ${names(roles)}. Minta administrator memberimu peran itu bila kamu perlu membukanya.`}
      >
        <LinkButton to="/admin">Ke Hari ini</LinkButton>
      </StateScreen>
    </WorkPage>
  );
}
