import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

const COOKIE = /(?:^|;\s*)diubah=1(?:;|$)/;
/** Longer than the second for which others may get a stale page. */
const SECONDS = 3;

/** Marks this browser for a moment as the author of a change, for all instances of the app: it gets no stale page. */
export const rememberAuthor = (reply: FastifyReply, secure: boolean) =>
  reply.header(
    "set-cookie",
    `diubah=1; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`,
  );

export const justChanged = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  COOKIE.test(headers.cookie ?? "");
