import { randomBytes, randomInt } from "node:crypto";
import type { BodyOf, pairNoticeDevice } from "@barakah/contract";
import { revokeDevice } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { drawCode, svgOf } from "../../platform/qr-code.ts";
import { type Proposing, proposeOrDo } from "../proposals/proposals.ts";

type Wanted = Omit<BodyOf<typeof pairNoticeDevice>, "password" | "otp">;

/** Without characters that are easily confused. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const newId = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** The key is shown once and signs as text. A second person activates the device. */
export async function pair(parts: Proposing, actor: Actor, { name, account, packages, wording }: Wanted) {
  const secret = randomBytes(24).toString("hex");
  const id = newId();
  const wanted = { device: id, name, account, packages, wording, secret };
  const proposal = await proposeOrDo(parts, actor, "notice_device", wanted, `notice_device:${id}`);
  // In the fragment, which browsers do not send: no server or proxy logs the key.
  const opened = new URLSearchParams({ kode: id, kunci: secret, aplikasi: packages[0] ?? "" });
  const qr_svg = svgOf(drawCode(`${parts.publicUrl}/hp#${opened}`));
  return { id, secret, qr_svg, waits: proposal !== null };
}

export const revoke = ({ transact }: Database, actor: Actor, id: string) =>
  transact(async (tx) => {
    if (!(await revokeDevice(tx, id, actor.memberId)))
      throw conflict("already_revoked", "Perangkat ini tidak ada, atau sudah dicabut.");
    await audit(tx, actor, "device.revoke", ["notice_device", id]);
  });
