import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

const COOKIE = /(?:^|;\s*)diubah=1(?:;|$)/;
/** Longer than the second that anybody else may be shown the last page for. */
const SECONDS = 3;

/** Lets every copy of the app know for a moment that this browser changed something. */
export const rememberAuthor = (reply: FastifyReply, secure: boolean) =>
  reply.header(
    "set-cookie",
    `diubah=1; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`,
  );

export const justChanged = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  COOKIE.test(headers.cookie ?? "");
