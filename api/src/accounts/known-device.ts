import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isSealed, seal } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";

const NAME = "device";
const COOKIE = new RegExp(`(?:^|; ?)${NAME}=([^;]*)`);
const YEAR = 365 * 24 * 3600;

type Keys = Pick<Accounts, "deviceSecret" | "publicUrl">;

const sealed = (memberId: number, mark: string) => `${memberId}\n${mark}`;

/** The cookie of a device that this member signed in from before. */
export function knownDevice(keys: Keys, request: FastifyRequest, memberId: number): string | undefined {
  const [mark = "", given = ""] = COOKIE.exec(request.headers.cookie ?? "")?.[1]?.split(".") ?? [];
  return isSealed(keys.deviceSecret, sealed(memberId, mark), given) ? mark : undefined;
}

/**
 * Marks this device as known: other people's wrong passwords no longer lock the member out on it. The mark is no credential:
 * the password is required here too.
 */
export function rememberDevice(keys: Keys, reply: FastifyReply, memberId: number) {
  const mark = randomBytes(12).toString("base64url");
  const secure = keys.publicUrl.startsWith("https:") ? "; Secure" : "";
  const attributes = `Path=/api/auth/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`;
  reply.header(
    "set-cookie",
    `${NAME}=${mark}.${seal(keys.deviceSecret, sealed(memberId, mark))}; ${attributes}`,
  );
}
