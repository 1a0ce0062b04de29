import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ESTree, parseSync } from "vite";

const SOURCES = resolve(import.meta.dirname, "..");
const FILES = ["platform/database/schema.ts", ...globSync("*/tables.ts", { cwd: SOURCES })];
/** Files with shared column types. */
const SHARED = ["platform/database/columns.ts", "platform/catalogue/table.ts"];

export interface Column {
  /** The JavaScript type. */
  type: string;
  nullable: boolean;
  /** May be omitted on insert. */
  optional: boolean;
}

export interface TableType {
  name: string;
  /** The folder that declares the table and may write to it. */
  owner: string;
  columns: Map<string, Column>;
}

type Names = Map<string, ESTree.TSType | ESTree.TSSignature[]>;
type Declared = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

const parsed = (file: string) => parseSync(file, readFileSync(resolve(SOURCES, file), "utf8")).program.body;

function statements(file: string): Declared[] {
  return parsed(file).flatMap((statement) => {
    const inner = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (inner?.type === "TSModuleDeclaration") return (inner.body?.body ?? []) as unknown as Declared[];
    return inner?.type === "TSInterfaceDeclaration" || inner?.type === "TSTypeAliasDeclaration"
      ? [inner]
      : [];
  });
}

const bodyOf = (declared: Declared) =>
  declared.type === "TSInterfaceDeclaration" ? declared.body.body : declared.typeAnnotation;

const namesIn = (files: string[]): Names =>
  new Map(files.flatMap(statements).map((declared) => [declared.id.name, bodyOf(declared)]));

const nameOf = (type: ESTree.TSTypeReference) =>
  type.typeName.type === "Identifier" ? type.typeName.name : "";

const OPTIONAL = new Set(["Generated", "GeneratedAlways"]);
const PLAIN: Partial<Record<ESTree.TSType["type"], string>> = {
  TSStringKeyword: "string",
  TSNumberKeyword: "number",
  TSBooleanKeyword: "boolean",
  TSUnknownKeyword: "unknown",
  TSObjectKeyword: "unknown",
  TSArrayType: "array",
  TSLiteralType: "string",
};

/** The type that a reader gets. Names from the contract are enums of text. */
function columnOf(type: ESTree.TSType, names: Names): Column {
  const column = { type: PLAIN[type.type] ?? "string", nullable: false, optional: false };
  if (type.type === "TSUnionType") {
    const [first] = type.types.filter(({ type }) => type !== "TSNullKeyword");
    const nullable = type.types.some(({ type }) => type === "TSNullKeyword");
    return { ...(first ? columnOf(first, names) : column), nullable };
  }
  if (type.type !== "TSTypeReference") return column;
  const named = names.get(nameOf(type));
  const [inner] = type.typeArguments?.params ?? [];
  if (nameOf(type) === "Buffer") return { ...column, type: "Buffer" };
  if (OPTIONAL.has(nameOf(type)) && inner) return { ...columnOf(inner, names), optional: true };
  if (nameOf(type) === "ColumnType" || nameOf(type) === "Json") return { ...column, type: "unknown" };
  return named && !Array.isArray(named) ? columnOf(named, names) : column;
}

const keyOf = (property: ESTree.TSPropertySignature) =>
  property.key.type === "Identifier" ? property.key.name : "";

function columnsOf(type: ESTree.TSType | ESTree.TSSignature[], names: Names): [string, Column][] {
  if (Array.isArray(type))
    return type.flatMap((property) =>
      property.type === "TSPropertySignature" && property.typeAnnotation
        ? [[keyOf(property), columnOf(property.typeAnnotation.typeAnnotation, names)]]
        : [],
    );
  if (type.type === "TSTypeLiteral") return columnsOf(type.members, names);
  if (type.type === "TSIntersectionType") return type.types.flatMap((part) => columnsOf(part, names));
  const named = type.type === "TSTypeReference" ? names.get(nameOf(type)) : undefined;
  return named ? columnsOf(named, names) : [];
}

/** The tables declared in `platform/database/schema.ts` and the features' `tables.ts`. */
export function readTableTypes(): TableType[] {
  return FILES.flatMap((file) => {
    const names = namesIn([...SHARED, file]);
    const schema = names.get("Schema");
    if (!Array.isArray(schema)) throw new Error(`${file} declares no tables`);
    return schema.flatMap((property) => {
      if (property.type !== "TSPropertySignature" || !property.typeAnnotation) return [];
      const columns = new Map(columnsOf(property.typeAnnotation.typeAnnotation, names));
      return [{ name: keyOf(property), owner: file.split("/")[0] ?? "", columns }];
    });
  });
}
