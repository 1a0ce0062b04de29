import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import { lastingSecret } from "../../platform/secrets.ts";

export interface Vapid {
  /** The contact for push services. */
  subject: string;
  publicKey: string;
  privateKey: KeyObject;
}

const CURVE = "prime256v1";
const VALID_SECONDS = 12 * 3600;

function newPrivateKey(): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // A leading zero byte is left out, but the length is fixed.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
}

/**
 * The key pair that identifies us to push services (RFC 8292): created at the first start, shared by all instances of the
 * app.
 */
export async function vapidKeys(database: Database, publicUrl: string): Promise<Vapid> {
  const pair = createECDH(CURVE);
  const secret = await lastingSecret(database, "vapid", newPrivateKey());
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const [d, x, y] = [secret, point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  return {
    subject: publicUrl.startsWith("https:") ? publicUrl : "mailto:no-reply@localhost",
    publicKey: point.toString("base64url"),
    privateKey: createPrivateKey({ key: { kty: "EC", crv: "P-256", d, x, y }, format: "jwk" }),
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Signed for one push service, for half a day. */
export function authorizationFor({ origin }: URL, { subject, publicKey, privateKey }: Vapid): string {
  const exp = Math.floor(Date.now() / 1000) + VALID_SECONDS;
  const said = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded({ aud: origin, exp, sub: subject })}`;
  const seal = sign("sha256", Buffer.from(said), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${said}.${seal.toString("base64url")}, k=${publicKey}`;
}
