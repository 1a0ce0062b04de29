import fastJson from "fast-json-stringify";
import { z } from "zod";

type Schema = { [key: string]: unknown };

/** Rules that a serialiser need not check: the types alone decide what leaves. */
const KEPT = new Set([
  "type",
  "properties",
  "required",
  "items",
  "additionalProperties",
  "anyOf",
  "enum",
  "const",
]);

function nullable(options: Schema[]): Schema | undefined {
  const [first, second] = options;
  if (options.length !== 2 || !first || second?.type !== "null" || typeof first.type !== "string")
    return undefined;
  return { ...first, type: [first.type, "null"] };
}

function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (typeof value !== "object" || value === null) return value;
  const schema = value as Schema;
  if (Array.isArray(schema.anyOf)) {
    const merged = nullable(schema.anyOf as Schema[]);
    if (merged) return simplify(merged);
  }
  const kept = Object.entries(schema).filter(([key]) => KEPT.has(key));
  return Object.fromEntries(
    kept.map(([key, inner]) => [
      key,
      key === "properties"
        ? Object.fromEntries(Object.entries(inner as Schema).map(([name, sub]) => [name, simplify(sub)]))
        : simplify(inner),
    ]),
  );
}

/** The same answer leaves by every spelling of an address, and from every app that a test builds. */
const known = new WeakMap<z.ZodType, Schema>();

/**
 * What Fastify serialises by: only the named fields leave. "String or null" becomes one type with two names, because
 * the serialiser would otherwise validate each such field at run time, at many times the cost.
 */
export function responseSchema(type: z.ZodType): Schema {
  const found = known.get(type);
  if (found) return found;
  const made = simplify(z.toJSONSchema(type, { target: "draft-7", io: "output" })) as Schema;
  known.set(type, made);
  return made;
}

type Serialise = (answer: unknown) => string;
const compiled = new WeakMap<object, Serialise>();

/** Fastify would compile each form anew for every spelling of an address, and for every app: half of what one costs. */
export function compileOnce({ schema }: { schema: object }): Serialise {
  const found = compiled.get(schema);
  if (found) return found;
  const made = fastJson(schema);
  compiled.set(schema, made);
  return made;
}
