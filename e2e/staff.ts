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

const MINUTE = 60_000;
const signedIn = new Map<DemoStaff, { at: number; session: SessionUser }>();
/** For calls of the API: signs in once a minute, which costs much of a page. A page gets a session of its own, which may end there. */
export async function callerOf(username: DemoStaff): Promise<SessionUser> {
  const known = signedIn.get(username);
  if (known && Date.now() - known.at < MINUTE) return known.session;
  const session = await staff(username);
  signedIn.set(username, { at: Date.now(), session });
  return session;
}

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
