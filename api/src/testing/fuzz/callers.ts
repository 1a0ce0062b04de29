import type { StaffRole } from "@barakah/contract";
import { digestOf, newToken } from "../../platform/secrets.ts";
import { aProduct } from "../builders.ts";
import { bearer, VISITOR } from "../calls.ts";
import { aStaffMember } from "../staff.ts";
import { aStore } from "../stores.ts";
import type { TestApp } from "../test-app.ts";

export interface Caller {
  who: string;
  headers: Record<string, string>;
  /** Restores the account, roles, session and store that other callers (mostly the administrator) took away. */
  revive(): Promise<void>;
}

async function caller(
  api: TestApp,
  who: string,
  roles: readonly StaffRole[],
): Promise<Caller & { memberId: number }> {
  const member = await aStaffMember(api, ...roles);
  const made = {
    who,
    memberId: member.id,
    headers: bearer(member),
    async revive() {
      const { pool } = api.database;
      await pool.query("update member set suspended_at = null, suspended_reason = '' where id = $1", [
        member.id,
      ]);
      for (const role of roles)
        await pool.query("insert into staff_role (member_id, role) values ($1, $2) on conflict do nothing", [
          member.id,
          role,
        ]);
      const { statusCode } = await api.app.inject({
        url: "/api/accounts/two-step/",
        headers: made.headers,
      });
      if (statusCode === 200) return;
      const access = newToken();
      await pool.query(
        `with s as (insert into session (member_id, signed_in_by, ends_at) values ($1, 'password', now() + interval '1 day') returning id)
         insert into access_token (hash, session_id, expires_at) select $2, id, now() + interval '1 day' from s`,
        [member.id, digestOf(access)],
      );
      made.headers = bearer({ access });
    },
  };
  return made;
}

/** A member with an open store. `revive` opens the store again, because other callers may close it. */
async function seller(api: TestApp): Promise<Caller> {
  const made = await caller(api, "seller", []);
  const store = await aStore(api.database, made.memberId);
  await aProduct(api.database, { store_id: store.id });
  const { revive: reviveMember } = made;
  const revive = async () => {
    await reviveMember();
    await api.database.pool.query("update store set state = 'open' where id = $1", [store.id]);
  };
  return Object.assign(made, { revive });
}

export async function someCallers(api: TestApp): Promise<Caller[]> {
  return [
    { who: "visitor", headers: VISITOR, revive: async () => {} },
    await caller(api, "member", []),
    await seller(api),
    await caller(api, "editor", ["editor"]),
    await caller(api, "treasurer", ["bendahara"]),
    await caller(api, "packer", ["packer"]),
    await caller(api, "teacher", ["teacher"]),
    await caller(api, "administrator", ["administrator"]),
  ];
}
