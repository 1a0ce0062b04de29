// How the browser's JavaScript is split into files: computed at each build, from what the pages import. With a file for each
// combination of pages, the home page would load eighty; with one for all, every visitor would load the whole app.
// `bench/js-budget.test.ts` counts and weighs the files of every page.
import { relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { minifySync, type Rolldown } from "vite";
import routes from "../app/routes.ts";
import { imports } from "./imports.ts";
import { type Chunk, planChunks, reached } from "./plan.ts";

/** A page loads eleven at most: also its own, the start, the root, the packages and the bundler's runtime. */
const MOST_SHARED_FILES = 6;

const APP = resolve(import.meta.dirname, "../app");
const START = ["entry.client.tsx", "root.tsx"].map((file) => resolve(APP, file));
/** Without those of the staff, who come back daily and find most files in their browser's cache. */
const publicRoutes = (await routes).filter(({ path }) => path !== "admin");
const PAGES = [...new Set(publicRoutes.map(({ file }) => resolve(APP, file)))];

/** Before minifying, comments would count, which are longer than the code of some modules. */
const sentBytes = (file: string, code: string) => gzipSync(minifySync(file, code).code).length;

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/**
 * The bundler adds to a chunk what its modules import, unless an earlier chunk has it, and takes chunks in alphabetical order.
 * So their names begin with a number, and what more pages load comes first. The names of the files are without it.
 */
const atPlace = (place: number, name: string) => `${String(place).padStart(4, "0")}~${name}`;
const withoutPlace = (name: string) => name.replace(/^\d+~/, "");

/** After its heaviest module. Counted names would change with each new chunk, and browsers would load everything again. */
function nameOf({ modules, pages }: Chunk): string {
  const others = PAGES.length - pages.size;
  const { id } = modules.reduce((heaviest, module) => (module.bytes > heaviest.bytes ? module : heaviest));
  const words =
    relative(APP, id)
      .replace(/\.\w+$/, "")
      .match(/\w+/g) ?? [];
  return atPlace(1 + others, others === 0 ? "frame" : words.join("-"));
}

/** For each module, the entries that need it (pages, the start, dynamic imports), by file name. */
function entriesOf(modules: readonly Rolldown.ModuleInfo[], importsOf: (id: string) => string[]) {
  const entries = new Map<string, Set<string>>();
  for (const entry of modules.filter((one) => one.isEntry || one.dynamicImporters.length > 0))
    for (const id of reached(entry.id, (one) => (one === entry.id ? entry.importedIds : importsOf(one))))
      entries.set(id, (entries.get(id) ?? new Set()).add(entry.id.replace(/\?.*/, "")));
  return entries;
}

/** The chunk of each module that several entries need. The others stay with their entry. */
function chunkNames(ids: readonly string[], infoOf: InfoOf): Map<string, string> {
  const importsOf = imports(infoOf);
  const modules = ids.flatMap((id) => infoOf(id) ?? []);
  const entries = entriesOf(modules, importsOf);
  const names = new Map<string, string>();
  const ownBytes = PAGES.map(() => 0);
  const shared = modules.flatMap(({ id, code, isEntry }) => {
    const needing = entries.get(id) ?? new Set();
    const everywhere = START.some((file) => needing.has(file));
    const pages = PAGES.flatMap((file, page) => (everywhere || needing.has(file) ? page : []));
    const bytes = sentBytes(id.replace(/\?.*/, ""), code ?? "");
    if (isEntry || START.includes(id) || pages.length === 0) return [];
    if (everywhere && id.includes("/node_modules/")) names.set(id, atPlace(0, "vendor"));
    else if (needing.size > 1 || everywhere)
      return { id, bytes, imports: importsOf(id), pages: new Set(pages) };
    else for (const page of pages) ownBytes[page] = (ownBytes[page] ?? 0) + bytes;
    return [];
  });
  for (const chunk of planChunks(shared, ownBytes, MOST_SHARED_FILES))
    for (const { id } of chunk.modules) names.set(id, nameOf(chunk));
  return names;
}

/** The modules that tree shaking has left: the bundler asks `test` about all of them before it asks for the first name. */
const left = new Set<string>();
let names: Map<string, string> | undefined;

export const chunks: Pick<Rolldown.OutputOptions, "chunkFileNames" | "codeSplitting"> = {
  chunkFileNames: ({ name }) => `assets/${withoutPlace(name)}-[hash].js`,
  codeSplitting: {
    groups: [
      {
        debugName: "what pages share",
        test: (id) => left.add(id).has(id),
        name(id, context) {
          names ??= chunkNames([...left].sort(), (module) => context.getModuleInfo(module));
          return names.get(id);
        },
      },
    ],
  },
};
