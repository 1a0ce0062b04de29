import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { ticketText } from "@barakah/contract";
import type { Database, Tx } from "../platform/database/database.ts";
import { decryptText, encryptText, resealText } from "../platform/encrypted-text.ts";
import { type Secret, sharedSecret } from "../platform/secrets.ts";
import { insertKey, keyOf, putSealedKey, sealedKeys } from "./queries/ticket-keys.ts";

const placeOf = (eventId: number) => `event-key:${eventId}`;

/** The raw 32 bytes of an Ed25519 public key end its DER form. */
const RAW_BYTES = 32;

/** The private keys under the newest key. Tickets and their QR codes stay the same. */
export async function resealTicketKeys(tx: Tx, secret: Secret): Promise<void> {
  for (const { event_id, private_sealed } of await sealedKeys(tx))
    await putSealedKey(tx, event_id, resealText(secret, private_sealed, placeOf(event_id)));
}

/** Signs tickets with one Ed25519 key pair per event. The private key is stored encrypted. */
export function ticketKeys(database: Database) {
  const opened = new Map<number, KeyObject>();
  const secret = () => sharedSecret(database, "event-tickets");

  async function make(eventId: number) {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    await insertKey(database.kysely, {
      event_id: eventId,
      public_key: publicKey
        .export({ type: "spki", format: "der" })
        .subarray(-RAW_BYTES)
        .toString("base64url"),
      private_sealed: encryptText(await secret(), pem, placeOf(eventId)),
    });
  }

  /** Creates the key on first use; of two keys that are created at once, the first one stays. */
  async function stored(eventId: number) {
    const found = await keyOf(database.kysely, eventId);
    if (found) return found;
    await make(eventId);
    const made = await keyOf(database.kysely, eventId);
    if (!made) throw new Error(`event ${eventId} has no key`);
    return made;
  }

  async function privateKey(eventId: number): Promise<KeyObject> {
    const known = opened.get(eventId);
    if (known) return known;
    const pem = decryptText(await secret(), (await stored(eventId)).private_sealed, placeOf(eventId));
    if (pem === undefined) throw new Error(`the key of event ${eventId} cannot be decrypted`);
    const key = createPrivateKey(pem);
    opened.set(eventId, key);
    return key;
  }

  return {
    publicKey: async (eventId: number) => (await stored(eventId)).public_key,
    /** The whole text of a ticket's QR code. Ed25519 is deterministic: the same text every time. */
    async qrText(eventId: number, code: string): Promise<string> {
      const text = ticketText(eventId, code);
      return `${text}:${sign(null, Buffer.from(text), await privateKey(eventId)).toString("base64url")}`;
    },
  };
}
export type TicketKeys = ReturnType<typeof ticketKeys>;
