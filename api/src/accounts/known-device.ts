import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Accounts } from "./accounts.ts";

const NAME = "device";
const COOKIE = new RegExp(`(?:^|; ?)${NAME}=([^;]*)`);
const YEAR = 365 * 24 * 3600;

type Keys = Pick<Accounts, "deviceSecret" | "publicUrl">;

const seal = ({ deviceSecret }: Keys, memberId: number, mark: string) =>
  createHmac("sha256", deviceSecret).update(`${memberId}\n${mark}`).digest("base64url");

/** The cookie of a device that this member signed in from before. */
export function knownDevice(keys: Keys, request: FastifyRequest, memberId: number): string | undefined {
  const [mark = "", given = ""] = COOKIE.exec(request.headers.cookie ?? "")?.[1]?.split(".") ?? [];
  const right = Buffer.from(seal(keys, memberId, mark));
  const shown = Buffer.from(given);
  return right.length === shown.length && timingSafeEqual(right, shown) ? mark : undefined;
}

/**
 * From now on wrong passwords that others try do not keep the member out on this device. It opens nothing by itself: the
 * right password is asked for here too.
 */
export function rememberDevice(keys: Keys, reply: FastifyReply, memberId: number) {
  const mark = randomBytes(12).toString("base64url");
  const secure = keys.publicUrl.startsWith("https:") ? "; Secure" : "";
  const attributes = `Path=/api/auth/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`;
  reply.header("set-cookie", `${NAME}=${mark}.${seal(keys, memberId, mark)}; ${attributes}`);
}
