import type { FastifyInstance } from "fastify";

/** Placeholders for a page's hashes in the prepared policy. */
const HASHES = { script: "{scripts}", style: "{styles}" };

/** Hashes of a page's inline scripts and styles. */
export type InlineHashes = Record<keyof typeof HASHES, string[]>;

/** External sources that a feature's pages load from. */
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
    // Inline style attributes set widths of progress bars; they cannot run scripts.
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

/** The content security policy of one page: only our own files and the scripts that it was rendered with may run. */
export function pagePolicy(rules: PageRules): (hashes: InlineHashes) => string {
  const prepared = policy(rules);
  return ({ script, style }) =>
    prepared.replace(HASHES.script, () => script.join(" ")).replace(HASHES.style, () => style.join(" "));
}

/** For everything but pages: may load and run nothing, and may be framed only by our own pages. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export interface Transport {
  publicUrl: string;
  /** Whether HSTS covers the subdomains too. */
  hstsSubdomains: boolean;
}

/** The headers of every answer; pages replace the policy. */
export function bareHeaders({ publicUrl, hstsSubdomains }: Transport): Record<string, string> {
  return {
    "content-security-policy": BARE_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    // Google's sign-in popup must reach its opener; same-origin would cut it off.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
    ...(publicUrl.startsWith("https:") && {
      "strict-transport-security": `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

declare module "fastify" {
  interface FastifyInstance {
    /** The headers of every answer, for those that are sent before the hooks run. */
    alwaysSent: Readonly<Record<string, string>>;
  }
}

export function securityHeaders(app: FastifyInstance, transport: Transport) {
  const always = bareHeaders(transport);
  app.decorate("alwaysSent", always);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(always);
    done();
  });
}
