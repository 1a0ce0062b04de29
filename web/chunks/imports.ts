import { dirname, resolve } from "node:path";
import type { Rolldown } from "vite";

type Source = Pick<Rolldown.ModuleInfo, "id" | "code" | "importedIds">;

/** `import { name } from "./file.ts"`, or with `export`. */
function named(word: "import" | "export", { id, code }: Source) {
  const lines = new RegExp(`\\b${word}\\s*\\{([^}]*)\\}\\s*from\\s*["'](\\.[^"']+)["']`, "g");
  return [...(code ?? "").matchAll(lines)].flatMap(([, names = "", path = ""]) =>
    [...names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)].map(([, name = "", as = name]) => ({
      name,
      as,
      file: resolve(dirname(id), path),
    })),
  );
}

function importedBy(module: Source, sourceOf: (id: string) => Source | null): string[] {
  if (module.id.includes("/node_modules/")) return module.importedIds;
  const passedOn = new Set(named("export", module).map(({ file }) => file));
  const imported = named("import", module);
  return module.importedIds.flatMap((id) => {
    if (passedOn.has(id)) return [];
    const names = imported.filter(({ file }) => file === id);
    const index = id.endsWith("/index.ts") ? sourceOf(id) : null;
    if (!index || names.length === 0) return id;
    const sources = named("export", index);
    return names.map(({ name }) => sources.find(({ as }) => as === name)?.file ?? id);
  });
}

/**
 * The modules that a module needs. Of a feature's index.ts, which passes names on, these are only the files from which the
 * imported names come: the bundler drops the others.
 */
export function imports(sourceOf: (id: string) => Source | null): (id: string) => string[] {
  const known = new Map<string, string[]>();
  return (id) => {
    const source = known.has(id) ? null : sourceOf(id);
    if (source) known.set(id, importedBy(source, sourceOf));
    return known.get(id) ?? [];
  };
}
