import { z } from "zod";
import type { Dice } from "./dice.ts";

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

function text(dice: Dice, { format, pattern }: Schema): string {
  if (format === "email") return "siti@example.com";
  if (format === "date") return "2026-11-15";
  if (pattern?.includes("\\d") && dice.chance(0.7)) return String(dice.below(200));
  return dice.pick(TEXTS);
}

/** A value for the schema, sometimes of another type. */
function someOf(dice: Dice, schema: Schema): unknown {
  if (dice.chance(0.15)) return dice.pick(ODD);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  if (schema.anyOf) return someOf(dice, dice.pick(schema.anyOf));
  if (schema.type === "object") return objectOf(dice, schema);
  if (schema.type === "array")
    return Array.from({ length: dice.below(4) }, () => someOf(dice, schema.items ?? {}));
  if (schema.type === "integer" || schema.type === "number")
    return dice.chance(0.6) ? dice.below(100_000) : dice.pick(NUMBERS);
  if (schema.type === "boolean") return dice.chance(0.5);
  return schema.type === "string" ? text(dice, schema) : dice.pick(ODD);
}

function objectOf(dice: Dice, { properties = {} }: Schema): Record<string, unknown> {
  const kept = Object.entries(properties).filter(() => dice.chance(0.9));
  const made = Object.fromEntries(kept.map(([name, schema]) => [name, someOf(dice, schema)]));
  return dice.chance(0.05) ? { ...made, [dice.pick(TEXTS)]: dice.pick(ODD) } : made;
}

const known = new WeakMap<z.ZodType, Schema>();

export function valueFor(dice: Dice, type: z.ZodType): unknown {
  const schema = known.get(type) ?? (z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema);
  known.set(type, schema);
  return someOf(dice, schema);
}

export const oddText = (dice: Dice) => dice.pick(TEXTS);
