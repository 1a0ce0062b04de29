import type { StaffRole } from "@barakah/contract";
import { aSignedInMember } from "./calls.ts";
import type { TestApp } from "./test-app.ts";

export async function aStaffMember(api: TestApp, ...roles: StaffRole[]) {
  const member = await aSignedInMember(api);
  await giveRoles(api, member.id, ...roles);
  return member;
}

export async function giveRoles(api: TestApp, memberId: number, ...roles: StaffRole[]) {
  for (const role of roles)
    await api.database.kysely.insertInto("staff_role").values({ member_id: memberId, role }).execute();
}
