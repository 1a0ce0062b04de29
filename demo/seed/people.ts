import { addMember } from "../../api/src/accounts/queries/members.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoPerson } from "../content/types.ts";

export type Person = NonNullable<Awaited<ReturnType<typeof personCalled>>>;

export const personCalled = (tx: Tx, username: string) =>
  tx
    .selectFrom("member")
    .select(["id", "full_name", "email"])
    .where("username", "=", username)
    .executeTakeFirst();

/** Returns ids by username. These members have no passwords, so nobody can sign in as them. */
export async function seedPeople(tx: Tx, people: readonly DemoPerson[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { username, email, name } of people) {
    const added = await addMember(tx, { username, email, full_name: name ?? "" });
    if (added) ids.set(username, added.id);
  }
  return ids;
}
