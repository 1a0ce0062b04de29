import http from "node:http";
import https from "node:https";
import { calling } from "../../platform/tracing/spans.ts";
import { encrypt, isOnCurve } from "./encrypt.ts";
import { isPublicUrl, lookupPublic } from "./public-host.ts";
import type { Subscription } from "./queries.ts";
import { authorizationFor, type Vapid } from "./vapid.ts";

const PATIENCE_MS = 10_000;
const KEPT_SECONDS = 24 * 3600;
/** The service says that this browser is gone (RFC 8030). */
const GONE = new Set([404, 410]);

export interface PushContent {
  title: string;
  body: string;
  link: string;
  /** A repeated message replaces the first one on the phone. */
  tag: string;
}

/** Follows no redirect. `publicOnly`: connects only to public addresses. */
function post(
  url: URL,
  headers: http.OutgoingHttpHeaders,
  body: Buffer,
  publicOnly: boolean,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = {
    method: "POST",
    headers,
    timeout: PATIENCE_MS,
    ...(publicOnly && { lookup: lookupPublic }),
  };
  const heard = (answer: http.IncomingMessage) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  };
  const isSecure = url.protocol === "https:";
  const request = isSecure ? https.request(url, options, heard) : http.request(url, options, heard);
  request.on("timeout", () => request.destroy(new Error("the push service does not answer")));
  request.on("error", reject);
  request.end(body);
  return promise;
}

/** Encrypts (RFC 8291) and sends it to the push service. False if this browser no longer exists, or nothing can be encrypted for it. */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  content: PushContent,
  { vapid, publicOnly }: { vapid: Vapid; publicOnly: boolean },
): Promise<boolean> {
  if ((publicOnly && !isPublicUrl(endpoint)) || !isOnCurve(p256dh)) return false;
  const url = new URL(endpoint);
  const headers = {
    authorization: authorizationFor(url, vapid),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: KEPT_SECONDS,
  };
  const body = encrypt(JSON.stringify(content), { p256dh, auth });
  const status = await calling("push", () => post(url, headers, body, publicOnly));
  if (GONE.has(status)) return false;
  // Logs only the host: with the whole address anybody could send to this browser.
  if (status < 200 || status > 299) throw new Error(`${url.host} answered ${status}`);
  return true;
}
