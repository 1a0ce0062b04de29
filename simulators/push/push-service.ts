import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const TAG = 16;

interface Browser {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** RFC 8291: what only the browser with these keys can read. */
export function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const open = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  open.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -TAG)), open.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: who sends it, signed for this service. Undefined if the signature is wrong. */
export function senderOf(authorization: string, audience: string): string | undefined {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", seal = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
    format: "jwk",
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const right = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(seal, "base64url"),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, "base64url").toString() || "{}");
  return right && aud === audience && exp * 1000 > Date.now() ? key : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A push service on this machine (RFC 8030) that opens what arrives, as a browser would. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const received: { browser: string; text: string; sender: string; ttl: string }[] = [];
  let answer: number | undefined;
  const server = createServer(async (request, reply) => {
    const id = request.url?.slice("/push/".length) ?? "";
    const browser = browsers.get(id);
    const body = await bodyOf(request);
    const end = (status: number) => reply.writeHead(status).end();
    if (answer !== undefined) return end(answer);
    if (!browser) return end(410);
    const sender = senderOf(request.headers.authorization ?? "", origin);
    if (!sender) return end(403);
    if (request.headers["content-encoding"] !== "aes128gcm" || !request.headers.ttl) return end(400);
    received.push({ browser: id, text: decrypt(body, browser), sender, ttl: String(request.headers.ttl) });
    return reply.writeHead(201, { location: `${origin}/message/${received.length}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    /** What a browser's `pushManager.subscribe` gives. */
    subscribe() {
      const [id, ecdh, auth] = [randomBytes(8).toString("hex"), createECDH("prime256v1"), randomBytes(16)];
      ecdh.generateKeys();
      browsers.set(id, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint: `${origin}/push/${id}`, keys };
    },
    /** Everything is answered with this status; undefined: as usual. */
    answerWith: (status: number | undefined) => {
      answer = status;
    },
    /** The visitor withdrew the permission, or the browser is gone. */
    forget: ({ endpoint }: { endpoint: string }) => browsers.delete(endpoint.slice(`${origin}/push/`.length)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
