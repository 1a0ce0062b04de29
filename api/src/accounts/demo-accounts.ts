import type { StaffRole } from "@barakah/contract";
import type { Database, Tx } from "../platform/database/database.ts";
import type { Passwords } from "./passwords.ts";
import { addMember, memberCalled, removePassword, setPassword } from "./queries/members.ts";
import { changeProfile } from "./queries/profiles.ts";
import { endAllSessions } from "./queries/sessions.ts";
import { addRoles } from "./queries/staff-roles.ts";

/** Known to everybody who reads this: for trying the product out, never in production. */
export const DEMO_PASSWORD = "barakah-demo-2026";

interface DemoAccount {
  username: string;
  name: string;
  role?: StaffRole;
}

const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: "demo", name: "Siti Rahmawati" },
  { username: "bendahara", name: "Bendahara Demo", role: "bendahara" },
  { username: "editor", name: "Editor Demo", role: "editor" },
  { username: "panitia", name: "Ani Lestari" },
  // Money leaves only with two people's consent; the demo needs a second one.
  { username: "bendahara2", name: "Bendahara Kedua", role: "bendahara" },
  { username: "pengemas", name: "Pengemas Demo", role: "packer" },
  { username: "pengajar", name: "Pengajar Demo", role: "teacher" },
  { username: "penjual", name: "Nadia Paramita" },
  { username: "penjual2", name: "Hasan Basri" },
];

export async function addDemoAccounts(tx: Tx, passwords: Passwords): Promise<void> {
  for (const { username, name, role } of DEMO_ACCOUNTS) {
    const member = await addMember(tx, { username, email: `${username}@example.com`, full_name: name });
    if (!member) continue;
    await setPassword(tx, member.id, await passwords.hash(DEMO_PASSWORD));
    if (role) await addRoles(tx, member.id, [role]);
    else await changeProfile(tx, member.id, { gender: "p", segment: "umum", address_province: "jawa_barat" });
  }
}

/** Data that is older than the newest of these accounts does not have them. */
export async function demoAccountsIn(database: Database): Promise<string[]> {
  const found = await Promise.all(DEMO_ACCOUNTS.map(({ username }) => memberCalled(database, username)));
  return found.flatMap((member) => (member ? [member.username] : []));
}

/** A demo database may become the real one: the public passwords stop working. */
export async function closeDemoAccounts(database: Database, passwords: Passwords): Promise<string[]> {
  const closed: string[] = [];
  for (const { username } of DEMO_ACCOUNTS) {
    const member = await memberCalled(database, username);
    if (!member?.hash || !(await passwords.verify(member.hash, DEMO_PASSWORD))) continue;
    await database.transact(async (tx) => {
      await removePassword(tx, member.id);
      await endAllSessions(tx, member.id);
    });
    closed.push(username);
  }
  return closed;
}
