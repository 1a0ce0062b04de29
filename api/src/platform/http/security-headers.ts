import type { FastifyInstance } from "fastify";

/** Where the hashes of a page's own scripts and styles go in the prepared policy. */
const HASHES = { script: "{scripts}", style: "{styles}" };

/** What stands in a page itself and may run, by hash. */
export type InlineHashes = Record<keyof typeof HASHES, string[]>;

/** Addresses of others that a feature's part of a page loads from. */
export type PageSources = Partial<Record<"script" | "style" | "image" | "connect" | "frame", string[]>>;

export interface PageRules {
  publicUrl: string;
  sources: readonly PageSources[];
}

function policy({ publicUrl, sources }: PageRules): string {
  const others = (kind: keyof PageSources) => sources.flatMap((source) => source[kind] ?? []);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", HASHES.script, ...others("script")],
    "style-src": ["'self'", HASHES.style, ...others("style")],
    // Widths of progress bars and the like are attributes; no script can come in through them.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...others("image")],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...others("connect")],
    "frame-src": ["'self'", ...others("frame")],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const text = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  if (publicUrl.startsWith("https:")) text.push("upgrade-insecure-requests");
  return text.join("; ");
}

/** The policy of one page: only scripts of our own files, or those that it was rendered with, run. */
export function pagePolicy(rules: PageRules): (hashes: InlineHashes) => string {
  const prepared = policy(rules);
  return ({ script, style }) =>
    prepared.replace(HASHES.script, () => script.join(" ")).replace(HASHES.style, () => style.join(" "));
}

/** For what is not a page: nothing in it may load or run anything, and only our own pages may show it in a frame. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** What every answer carries; pages put their own policy in the place of the bare one. */
export function bareHeaders(publicUrl: string): Record<string, string> {
  return {
    "content-security-policy": BARE_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    // Google's sign-in opens a window that must be able to answer; plain same-origin would cut it off.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
    ...(publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}

export function securityHeaders(app: FastifyInstance, publicUrl: string) {
  const always = bareHeaders(publicUrl);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(always);
    done();
  });
}
