import { ROLES, rolesWith, type StaffRole } from "@barakah/contract/platform/staff-roles";
import art from "../../ui/art/i-gerbang.svg";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import type { MenuItem } from "./menu.ts";
import { useStaff } from "./staff.ts";

/** For members who are not staff. */
export const NotStaff = () => (
  <main id="isi" tabIndex={-1} className="grid min-h-dvh place-items-center">
    <title>Khusus Pengurus · BARAKAH APP</title>
    <StateScreen
      art={art}
      level="h1"
      heading="Khusus Pengurus"
      text="Halaman ini hanya untuk pengurus BARAKAH APP. Minta administrator memberimu peran bila kamu perlu membukanya."
    >
      <LinkButton to="/">Kembali ke Beranda</LinkButton>
    </StateScreen>
  </main>
);

/** For staff whose role does not include this page. */
export function NotYourRole({ item }: { item: MenuItem }) {
  const { roles } = useStaff();
  const names = (all: readonly StaffRole[]) => all.map((role) => ROLES[role].label).join(" atau ");
  return (
    <WorkPage crumb="Back office" title={item.label}>
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
