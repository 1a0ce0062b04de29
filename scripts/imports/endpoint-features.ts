import { FREE } from "./rules.ts";
import type { Source } from "./sources.ts";

/** In the web these are below all features; in the API only the first exists. */
const BELOW_FEATURES = new Set(["platform", "ui"]);

const featureOf = (path: string) => {
  const feature = path.split("/")[2] ?? "";
  return BELOW_FEATURES.has(feature) ? "platform" : feature;
};

interface Declared {
  name: string;
  address: string;
  feature: string;
}

const declaredIn = ({ path, text }: Source): Declared[] =>
  [...text.matchAll(/export const (\w+)\s*=\s*endpoint\(\s*"([A-Z]+ \/api\/admin\/[^"]*)"/g)].map(
    ([, name = "", address = ""]) => ({ name, address, feature: featureOf(path) }),
  );

/** Addresses that a source calls; an inserted word may be any. */
const callsIn = (text: string) =>
  [...text.matchAll(/["`]([A-Z]+ \/api\/admin\/[^"`]*)["`]/g)].map(
    ([, address = ""]) =>
      new RegExp(`^${address.replace(/[.*+?^()|[\]\\]/g, "\\$&").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );

/**
 * A staff endpoint has the same feature in contract, api and web: the feature that declares it serves it, and, if the web
 * calls it by its address, calls it. Other features may call it too.
 */
export function misplacedEndpoints(sources: readonly Source[]): string[] {
  const product = sources.filter(({ path }) => !FREE.test(path));
  const served = new Map<string, string>();
  for (const { path, text } of product.filter(({ path }) => path.startsWith("api/src/")))
    for (const [, name = ""] of text.matchAll(/\bserve\(\s*app,\s*(?:contract\.)?(\w+)\b/g))
      served.set(name, featureOf(path));
  const callers = product
    .filter(({ path }) => path.startsWith("web/app/"))
    .map(({ path, text }) => ({ feature: featureOf(path), calls: callsIn(text) }));
  return product
    .filter(({ path }) => path.startsWith("contract/src/"))
    .flatMap(declaredIn)
    .flatMap(({ name, address, feature }) => {
      const server = served.get(name);
      const calling = callers.filter(({ calls }) => calls.some((call) => call.test(address)));
      const elsewhere = new Set(calling.map((caller) => caller.feature));
      return [
        ...(server !== undefined && server !== feature
          ? [`${address}: declared by ${feature}, served by ${server}`]
          : []),
        ...(elsewhere.size > 0 && !elsewhere.has(feature)
          ? [`${address}: declared by ${feature}, called only by ${[...elsewhere].join(", ")}`]
          : []),
      ];
    });
}

/** What the back office itself has; everything else belongs to the feature that it is about. */
const FRAME = new Set(["audit", "dashboard", "settings", "setup", "shell", "staff", "today", "two-step"]);

export const strangersInFrame = (sources: readonly Source[]): string[] => [
  ...new Set(
    sources.flatMap(({ path }) => {
      const [, folder] = /^(?:api\/src|web\/app)\/backoffice\/([^/]+)\//.exec(path) ?? [];
      return folder && !FRAME.has(folder)
        ? [`backoffice/${folder}: belongs to the feature that it is about, below its staff folder`]
        : [];
    }),
  ),
];
