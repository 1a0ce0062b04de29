import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/** Where the nonce goes in the prepared policy. */
const NONCE = "{nonce}";

/** What the payment provider's pop-up loads. It opens over any page, because pages change without a new document. */
const MIDTRANS = [
  "https://*.midtrans.com",
  "https://*.veritrans.co.id",
  "https://snap-assets.al-pc-id-b.cdn.gtflabs.io",
  "https://pay.google.com",
  "https://gwk.gopayapi.com",
];

function policy(config: Config): string {
  const midtrans = config.payments.midtrans.serverKey ? MIDTRANS : [];
  const map = config.community.mapEmbedUrl ? [new URL(config.community.mapEmbedUrl).origin] : [];
  const videos = config.academy.videoHosts.map((host) => `https://${host}`);
  const google = (path: string) =>
    config.google.clientId ? [`https://accounts.google.com/gsi/${path}`] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${NONCE}'`, ...google("client"), ...midtrans],
    "style-src": ["'self'", `'nonce-${NONCE}'`, ...google("style")],
    // Widths of progress bars and the like are attributes; no script can come in through them.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...midtrans],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...google(""), ...midtrans],
    "frame-src": ["'self'", ...google(""), ...map, ...midtrans, ...videos],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const text = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  if (config.publicUrl.startsWith("https:")) text.push("upgrade-insecure-requests");
  return text.join("; ");
}

/** The policy of one page: only scripts of our own files, or with this page's nonce, run. */
export function pagePolicy(config: Config): (nonce: string) => string {
  const [head = "", ...rest] = policy(config).split(NONCE);
  return (nonce) => rest.reduce((text, part) => text + nonce + part, head);
}

/** For what is not a page: nothing in it may load or run anything, and only our own pages may show it in a frame. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'self'";

export function securityHeaders(app: FastifyInstance, config: Config) {
  const always: Record<string, string> = {
    "content-security-policy": BARE_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    // Google's sign-in opens a window that must be able to answer; plain same-origin would cut it off.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
    ...(config.publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(always);
    done();
  });
}
