import { randomBytes, randomInt } from "node:crypto";
import { type BodyOf, PAYMENT_METHOD_LABEL, type pairNoticeDevice } from "@barakah/contract";
import { insertDevice, packageProblem, revokeDevice } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";

type Wanted = Pick<BodyOf<typeof pairNoticeDevice>, "name" | "account" | "packages">;

/** Without what is mistaken for something else when it is typed from a screen. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const newId = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

function refusePackages(packages: readonly string[]) {
  for (const name of packages) {
    const problem = packageProblem(name);
    if (problem) throw invalid({ packages: [`${name}: ${problem}`] });
  }
}

/** Its key is shown once, as text: what is signed with is these very letters. */
export async function pair({ kysely }: Database, actor: Actor, { name, account, packages }: Wanted) {
  refusePackages(packages);
  const secret = randomBytes(24).toString("hex");
  const id = newId();
  await kysely.transaction().execute(async (tx) => {
    await insertDevice(tx, {
      id,
      name,
      account,
      packages: [...new Set(packages)],
      secret: Buffer.from(secret),
      paired_by: actor.memberId,
    });
    await audit(tx, actor, {
      action: "device.pair",
      subject: { kind: "notice_device", id },
      after: { name, account: PAYMENT_METHOD_LABEL[account], packages: packages.join(", ") },
    });
  });
  return { id, secret };
}

export const revoke = ({ kysely }: Database, actor: Actor, id: string) =>
  kysely.transaction().execute(async (tx) => {
    if (!(await revokeDevice(tx, id, actor.memberId)))
      throw conflict("already_revoked", "Perangkat ini tidak ada, atau sudah dicabut.");
    await audit(tx, actor, { action: "device.revoke", subject: { kind: "notice_device", id } });
  });
