import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

const KEY_ID = "simulator";

export interface Signer {
  jwks(): Promise<{ keys: object[] }>;
  sign(claims: JWTPayload, as: SignedAs): Promise<string>;
}

export interface SignedAs {
  audience: string;
  /** Defaults: the simulator's issuer and one hour; tests override them to see tokens refused. */
  issuer?: string | undefined;
  expires?: string | undefined;
}

/** Signs as Google does. The key is created on first use and lives as long as the process. */
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
    async sign(claims, as) {
      const { privateKey } = await pair();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: KEY_ID, typ: "JWT" })
        .setIssuer(as.issuer ?? issuer)
        .setAudience(as.audience)
        .setIssuedAt()
        .setExpirationTime(as.expires ?? "1h")
        .sign(privateKey);
    },
  };
}
