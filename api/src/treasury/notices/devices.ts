import { randomBytes, randomInt } from "node:crypto";
import type { BodyOf, pairNoticeDevice } from "@barakah/contract";
import { addedApps, packageProblem, revokeDevice } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { type Proposing, proposeOrDo } from "../proposals/proposals.ts";

type Wanted = Pick<BodyOf<typeof pairNoticeDevice>, "name" | "account" | "packages">;

/** Without letters and figures that are mistaken for others when they are typed from a screen. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const newId = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export async function refusePackages(tx: Tx, packages: readonly string[]) {
  const added = await addedApps(tx);
  for (const name of packages) {
    const problem = packageProblem(name, added);
    if (problem) throw invalid({ packages: [`${name}: ${problem}`] });
  }
}

/** Its key is shown once, as text: what is signed with is these very letters. A second person lets it speak. */
export async function pair(parts: Proposing, actor: Actor, { name, account, packages }: Wanted) {
  const secret = randomBytes(24).toString("hex");
  const id = newId();
  const wanted = { device: id, name, account, packages, secret };
  const proposal = await proposeOrDo(parts, actor, "notice_device", wanted, `notice_device:${id}`);
  return { id, secret, waits: proposal !== null };
}

export const revoke = ({ kysely }: Database, actor: Actor, id: string) =>
  kysely.transaction().execute(async (tx) => {
    if (!(await revokeDevice(tx, id, actor.memberId)))
      throw conflict("already_revoked", "Perangkat ini tidak ada, atau sudah dicabut.");
    await audit(tx, actor, { action: "device.revoke", subject: { kind: "notice_device", id } });
  });
