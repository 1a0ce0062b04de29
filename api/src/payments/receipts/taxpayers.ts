import { readNpwp, saveNpwp } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../platform/database/database.ts";
import { decryptText, encryptText, resealText } from "../../platform/encrypted-text.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { type Secret, sharedSecret } from "../../platform/secrets.ts";
import { keepPrivate } from "../lifecycle/payment-by-key.ts";
import { dropTaxpayer, endingOf, putSealedNpwp, sealedNpwps, storeTaxpayer } from "../queries/taxpayers.ts";
import type { ReceiptParts } from "./issue-missing.ts";

const DIGITS = 4;

/** Additional data of the encryption: bound to the member. */
const placeOf = (memberId: number) => `npwp:${memberId}`;

const masked = (ending: string | undefined) => (ending === undefined ? null : `••••••••••••${ending}`);

/** The numbers under the newest key. Those on receipts, which are never edited, stay under the key of their day. */
export async function resealTaxpayers(tx: Tx, secret: Secret): Promise<void> {
  for (const { member_id, npwp_sealed } of await sealedNpwps(tx))
    await putSealedNpwp(tx, member_id, resealText(secret, npwp_sealed, placeOf(member_id)));
}

/** The tax number on a receipt, for its owner alone. */
export async function npwpOn(
  database: Database,
  sealed: Buffer | null,
  memberId: number | null,
): Promise<string | undefined> {
  if (sealed === null || memberId === null) return undefined;
  return decryptText(await sharedSecret(database, "npwp"), sealed, placeOf(memberId));
}

export function taxpayerRoutes(app: FastifyInstance, { database, payables }: ReceiptParts) {
  const shown = async (memberId: number) => ({
    asked: (await payables.issuer(database.kysely)).basis !== null,
    masked: masked(await endingOf(database.kysely, memberId)),
  });

  serve(app, readNpwp, async ({ actor, reply }) => {
    keepPrivate(reply);
    return shown(actor.memberId);
  });

  serve(app, saveNpwp, async ({ actor, body: { npwp }, reply }) => {
    keepPrivate(reply);
    const { memberId } = actor;
    if (npwp === "") await dropTaxpayer(database.kysely, memberId);
    else
      await storeTaxpayer(database.kysely, {
        member_id: memberId,
        npwp_sealed: encryptText(await sharedSecret(database, "npwp"), npwp, placeOf(memberId)),
        ending: npwp.slice(-DIGITS),
      });
    return shown(memberId);
  });
}
