import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

export const MOST_GZIPPED_BYTES = 152 * 1024;
/** Scripts, styles and fonts together. Styles are inlined, and there is one font. */
export const MOST_FILES = 12;
export const FONTS = 1;

const CLIENT = resolve(import.meta.dirname, "../web/build/client");
/** Server-only packages, by strings that survive minification; zod, because it alone would take a tenth of the budget. */
const UNWANTED = { fastify: "FST_ERR_", pg: "SCRAM-SHA-256", kysely: "kysely", zod: "_zod" };
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  css?: string[];
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}

interface Manifest {
  url: string;
  entry: { module: string };
  routes: Record<string, BuiltRoute>;
}

export interface RouteWeight {
  path: string;
  gzippedBytes: number;
  files: string[];
  /** Render-blocking style sheets. */
  styles: string[];
}

function readManifest(): Manifest {
  const assets = join(CLIENT, "assets");
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The web is not built: node scripts/prepare.mjs web");
  const [, json = ""] = /^[\w.]+=(.*?);?\s*$/s.exec(readFileSync(join(assets, name), "utf8")) ?? [];
  return JSON.parse(json) as Manifest;
}

function withParents(route: BuiltRoute, manifest: Manifest): BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...withParents(parent, manifest), route] : [route];
}

const modulesOf = (route: BuiltRoute) =>
  [
    route.module,
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
  ].filter((module) => module !== undefined);

/** The modules and all their static imports. */
function closure(modules: readonly string[], found = new Set<string>()): Set<string> {
  for (const module of modules) {
    if (found.has(module)) continue;
    found.add(module);
    const source = readFileSync(join(CLIENT, module), "utf8");
    const imported = [...source.matchAll(STATIC_IMPORT)].map(([, path = ""]) => join(module, "..", path));
    closure(imported, found);
  }
  return found;
}

const weighed = new Map<string, number>();

function gzippedBytes(module: string): number {
  const bytes = weighed.get(module) ?? gzipSync(readFileSync(join(CLIENT, module)), { level: 9 }).length;
  weighed.set(module, bytes);
  return bytes;
}

/** What a first visit to each page loads before it works, heaviest first. */
export function routeWeights(): RouteWeight[] {
  const manifest = readManifest();
  const start = [manifest.entry.module];
  return Object.values(manifest.routes)
    .map((route) => ({ route, chain: withParents(route, manifest) }))
    .filter(({ route, chain }) => route.parentId !== undefined && !chain.some(({ path }) => path === "admin"))
    .map(({ chain }) => {
      const files = [...closure([...start, ...chain.flatMap(modulesOf)])];
      const path = `/${chain.flatMap((part) => part.path || []).join("/")}`;
      const styles = chain.flatMap((part) => part.css ?? []);
      return { path, files, styles, gzippedBytes: files.reduce((sum, file) => sum + gzippedBytes(file), 0) };
    })
    .sort((one, other) => other.gzippedBytes - one.gzippedBytes);
}

/** Server-only packages found in client chunks. */
export function unwantedPackages(): string[] {
  const chunks = readdirSync(join(CLIENT, "assets")).filter((file) => file.endsWith(".js"));
  return chunks.flatMap((chunk) => {
    const source = readFileSync(join(CLIENT, "assets", chunk), "utf8");
    return Object.entries(UNWANTED).flatMap(([name, sign]) =>
      source.includes(sign) ? `${name} in ${chunk}` : [],
    );
  });
}
