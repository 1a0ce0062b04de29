import type { SessionUser, StaffRole } from "@barakah/contract";
import { aSignedInMember } from "./calls.ts";
import type { TestApp } from "./test-app.ts";

/** Somebody who signed in and has these roles. */
export async function aStaffMember(api: TestApp, ...roles: StaffRole[]): Promise<SessionUser> {
  const member = await aSignedInMember(api);
  for (const role of roles)
    await api.database.kysely.insertInto("staff_role").values({ member_id: member.id, role }).execute();
  return member;
}
