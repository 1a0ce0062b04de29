import { dirname, resolve } from "node:path";
import { parseSync, type Rolldown } from "vite";

type Source = Pick<Rolldown.ModuleInfo, "id" | "code" | "importedIds">;

/** A name of another file, and the name under which this module uses it or passes it on. */
interface Named {
  name: string;
  as: string;
  file: string;
}

interface Names {
  imported: Named[];
  passedOn: Named[];
}

const bothNamed = (name: string | null, as: string | null, file: string) =>
  name !== null && as !== null ? { name, as, file } : [];

/** `import { name } from "./file.ts"`, and the same with `export`, as the bundler's own parser reads them. */
function namesOf({ id, code }: Source): Names {
  const { module, errors } = parseSync(id, code ?? "", { lang: "tsx", sourceType: "module" });
  if (errors[0]) throw new Error(`${id} cannot be read: ${errors[0].message}`);
  const fileOf = (path: string) => resolve(dirname(id), path);
  return {
    imported: module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.flatMap(({ importName, localName }) =>
        bothNamed(importName.name, localName.value, fileOf(moduleRequest.value)),
      ),
    ),
    passedOn: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ importName, exportName, moduleRequest }) =>
        moduleRequest ? bothNamed(importName.name, exportName.name, fileOf(moduleRequest.value)) : [],
      ),
    ),
  };
}

const NOTHING: Names = { imported: [], passedOn: [] };

function importedBy(module: Source, namesIn: (id: string) => Names): string[] {
  if (module.id.includes("/node_modules/")) return module.importedIds;
  const { imported, passedOn } = namesIn(module.id);
  return module.importedIds.flatMap((id) => {
    if (passedOn.some(({ file }) => file === id)) return [];
    const names = imported.filter(({ file }) => file === id);
    if (!id.endsWith("/index.ts") || names.length === 0) return id;
    const sources = namesIn(id).passedOn;
    return names.map(({ name }) => sources.find(({ as }) => as === name)?.file ?? id);
  });
}

/** Makes each value once. */
function remembered<Value>(make: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>();
  return (id) => {
    const found = known.get(id) ?? make(id);
    known.set(id, found);
    return found;
  };
}

/**
 * The modules that a module needs. Of a feature's index.ts, which passes names on, these are only the files from which the
 * imported names come: the bundler drops the others.
 */
export function imports(sourceOf: (id: string) => Source | null): (id: string) => string[] {
  const namesIn = remembered((id) => {
    const source = sourceOf(id);
    return source ? namesOf(source) : NOTHING;
  });
  return remembered((id) => {
    const source = sourceOf(id);
    return source ? importedBy(source, namesIn) : [];
  });
}
