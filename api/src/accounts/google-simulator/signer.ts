import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

const KEY_ID = "simulator";

export interface Signer {
  jwks(): Promise<{ keys: object[] }>;
  sign(claims: JWTPayload): Promise<string>;
}

/** Signs as Google does. The key lives as long as the process, and is made when first needed. */
export function createSigner(issuer: string): Signer {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  function pair() {
    made ??= generateKeyPair("RS256", { extractable: true });
    return made;
  }

  return {
    async jwks() {
      const { publicKey } = await pair();
      return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" }] };
    },
    async sign(claims) {
      const { privateKey } = await pair();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: KEY_ID, typ: "JWT" })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(privateKey);
    },
  };
}
