import type { SessionUser, StaffRole } from "@barakah/contract";
import { ADMIN_PASSWORD } from "./administrator.ts";
import { aMember, callAs, post } from "./members.ts";

/** Accounts of the demo; `penjual` and `penjual2` have stores. */
type DemoStaff =
  | "editor"
  | "bendahara"
  | "bendahara2"
  | "panitia"
  | "pengemas"
  | "pengajar"
  | "penjual"
  | "penjual2";
export const DEMO_PASSWORD = "barakah-demo-2026";
export const staff = (username: DemoStaff) =>
  post<SessionUser>("/api/auth/login/", { username, password: DEMO_PASSWORD });

export const administrator = () =>
  post<SessionUser>("/api/auth/login/", { username: "admin", password: ADMIN_PASSWORD });

/** A new member with these roles. */
export async function aStaffMember(...roles: StaffRole[]) {
  const member = await aMember();
  await giveRoles(member.session, ...roles);
  return member;
}

export const giveRoles = async ({ id }: SessionUser, ...grant: StaffRole[]) =>
  callAs(await administrator(), "PATCH", `/api/admin/staff/${id}/`, { grant });
