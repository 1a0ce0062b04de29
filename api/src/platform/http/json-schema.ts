import fastJson from "fast-json-stringify";
import { z } from "zod";

type Schema = { [key: string]: unknown };

/** The keywords that decide what is serialised; validation rules are dropped. */
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

/** Shared by all paths of an endpoint and by all apps of a test run. */
const known = new WeakMap<z.ZodType, Schema>();

/**
 * The schema that Fastify serialises by: only named fields leave. "String or null" becomes one type with two names;
 * as a union, the serialiser would validate each value at many times the cost.
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

/** Fastify would compile each schema for every path and every app: half of the cost of building one. */
export function compileOnce({ schema }: { schema: object }): Serialise {
  const found = compiled.get(schema);
  if (found) return found;
  const made = fastJson(schema);
  compiled.set(schema, made);
  return made;
}
