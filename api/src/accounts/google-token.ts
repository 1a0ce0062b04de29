import { type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";

/** The keys and issuers whose tokens are accepted: Google's, or the simulator's. */
export interface GoogleTrust {
  findKey: JWTVerifyGetKey;
  issuers: string[];
  clientId: string;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  /** Ours, where our own button asked for it; other front ends have none. */
  nonce: z.string().min(1).optional(),
  name: z.string().max(150).catch(""),
  hd: z.string().optional(),
});
export type GoogleClaims = z.output<typeof claims>;

/** Signature, issuer, audience, expiry and a verified e-mail; the nonce is the caller's to use up. */
export async function verifyGoogleToken(trust: GoogleTrust, token: string): Promise<GoogleClaims> {
  const { payload } = await jwtVerify(token, trust.findKey, {
    algorithms: ["RS256"],
    issuer: trust.issuers,
    audience: trust.clientId,
    requiredClaims: ["exp", "iat"],
    clockTolerance: 10,
  });
  return claims.parse(payload);
}

/** For other addresses, Google only knows that the account could once read mail there. */
export const isGooglesOwn = ({ email, hd }: GoogleClaims) => /@gmail\.com$/i.test(email) || Boolean(hd);
