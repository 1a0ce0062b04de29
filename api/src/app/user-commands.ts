import { changeRoles, createPasswords, memberNamed, resetPassword } from "../accounts/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { createJobs } from "../platform/jobs.ts";
import type { Config } from "./config.ts";

interface UserCommand {
  name: string;
  /** Argument names. */
  wants: readonly string[];
  does: string;
  /** Returns the message to print. */
  run(on: { database: Database; config: Config }, args: string[]): Promise<string>;
}

const silent = { warn: () => {}, error: () => {} };

/** Commands on the machine have no account: they are audited as the member's own, by way of the machine. */
const atTheMachine = (member: { id: number; username: string; email: string }): Actor => ({
  memberId: member.id,
  username: member.username,
  email: member.email,
  roles: ["administrator"],
  sessionId: "",
  needsTwoStep: false,
  requestId: "npm-run-user",
});

export const USER_COMMANDS: readonly UserCommand[] = [
  {
    name: "reset-password",
    wants: ["NAMA"],
    does: "Membuat password baru, menampilkannya sekali, dan mengakhiri semua sesi akun itu.",
    async run({ database, config }, [name = ""]) {
      const jobs = createJobs(database, silent);
      const passwords = createPasswords();
      const { publicUrl } = config;
      const made = await resetPassword({ database, passwords, jobs, publicUrl }, name);
      return `Password baru ${made.username}: ${made.password} (hanya ditampilkan sekali ini)`;
    },
  },
  {
    name: "make-administrator",
    wants: ["NAMA"],
    does: "Memberi peran administrator kepada anggota.",
    async run({ database }, [name = ""]) {
      const member = await memberNamed(database, name);
      await changeRoles(database, atTheMachine(member), {
        memberId: member.id,
        grant: ["administrator"],
        revoke: [],
      });
      return `${member.username} sekarang administrator.`;
    },
  },
];
