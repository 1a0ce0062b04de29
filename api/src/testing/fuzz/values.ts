import { z } from "zod";
import type { Draws } from "./draws.ts";

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  format?: string;
  minimum?: number;
}

const TEXTS = [
  "",
  " ",
  "siti",
  "081200000000",
  "siti@example.com",
  "2026-11-15",
  "0000-00-00",
  "x\ud800",
  "\udfff",
  "a\u0000b",
  "\u202egnp.exe",
  "＝1+1",
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "../../etc/passwd",
  "%00",
  "1e309",
  "𝒳".repeat(40),
  "x".repeat(5000),
  "__proto__",
  "nan",
  "😀",
];
const NUMBERS = [0, -1, 1, 2, 0.5, 1e15, 2 ** 53, -(2 ** 31), 1e308, 999_999_999_999_999];
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const ODD: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  { a: { b: 1 } },
  nested(40),
  nested(500),
  ...NUMBERS,
  ...TEXTS,
];

function text(draws: Draws, { format, pattern }: Schema): string {
  if (format === "email") return "siti@example.com";
  if (format === "date") return "2026-11-15";
  if (pattern?.includes("\\d") && draws.chance(0.7)) return String(draws.below(200));
  return draws.pick(TEXTS);
}

/** A value for the schema, sometimes of another type. */
function someOf(draws: Draws, schema: Schema): unknown {
  if (draws.chance(0.15)) return draws.pick(ODD);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draws.pick(schema.enum);
  if (schema.anyOf) return someOf(draws, draws.pick(schema.anyOf));
  if (schema.type === "object") return objectOf(draws, schema);
  if (schema.type === "array")
    return Array.from({ length: draws.below(4) }, () => someOf(draws, schema.items ?? {}));
  if (schema.type === "integer" || schema.type === "number")
    return draws.chance(0.6) ? draws.below(100_000) : draws.pick(NUMBERS);
  if (schema.type === "boolean") return draws.chance(0.5);
  return schema.type === "string" ? text(draws, schema) : draws.pick(ODD);
}

function objectOf(draws: Draws, { properties = {} }: Schema): Record<string, unknown> {
  const kept = Object.entries(properties).filter(() => draws.chance(0.9));
  const made = Object.fromEntries(kept.map(([name, schema]) => [name, someOf(draws, schema)]));
  return draws.chance(0.05) ? { ...made, [draws.pick(TEXTS)]: draws.pick(ODD) } : made;
}

const known = new WeakMap<z.ZodType, Schema>();

export function valueFor(draws: Draws, type: z.ZodType): unknown {
  const schema = known.get(type) ?? (z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema);
  known.set(type, schema);
  return someOf(draws, schema);
}

export const oddText = (draws: Draws) => draws.pick(TEXTS);
