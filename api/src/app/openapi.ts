import { type EndpointShape, errorBody, SITE_NAME } from "@barakah/contract";
import { z } from "zod";

type Json = Record<string, unknown>;

const incoming = (type: z.ZodType) => z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Json;
const outgoing = (type: z.ZodType) => z.toJSONSchema(type, { io: "output", unrepresentable: "any" }) as Json;

function parameters(endpoint: EndpointShape): Json[] {
  const of = (place: "path" | "query", type: z.ZodObject | undefined) =>
    Object.entries(type?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === "path" || !field.safeParse(undefined).success,
      schema: withoutDialect(incoming(field as z.ZodType)),
    }));
  return [...of("path", endpoint.params), ...of("query", endpoint.query)];
}

function withoutDialect({ $schema: _, ...schema }: Json): Json {
  return schema;
}

function requestBody({ multipart, files = [] }: EndpointShape, schema: Json): Json {
  if (!multipart) return { required: true, content: json(schema) };
  const binary = Object.fromEntries(files.map((name) => [name, { type: "string", format: "binary" }]));
  const form = { ...schema, properties: { ...(schema.properties as Json), ...binary } };
  return { required: true, content: { "multipart/form-data": { schema: form }, ...json(schema) } };
}

function operation(endpoint: EndpointShape): Json {
  const error = { description: "Galat", content: json({ $ref: "#/components/schemas/Error" }) };
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[2] ?? ""],
    parameters: parameters(endpoint),
    ...(endpoint.consumes && { requestBody: { required: true, content: filesOf(endpoint.consumes) } }),
    ...(endpoint.body && { requestBody: requestBody(endpoint, withoutDialect(incoming(endpoint.body))) }),
    ...(endpoint.access !== "public" && { security: [{ bearer: [] }] }),
    "x-access": endpoint.access,
    responses: {
      [endpoint.status ?? 200]: {
        description: "Berhasil",
        ...(endpoint.counted && {
          headers: {
            "X-Total-Count": {
              description:
                "Jumlah seluruhnya; pencarian dan daftar petugas yang panjang hanya dihitung sampai satu batas",
              schema: { type: "integer" },
            },
          },
        }),
        content: endpoint.produces
          ? filesOf([endpoint.produces])
          : json(withoutDialect(outgoing(endpoint.response))),
      },
      default: error,
    },
  };
}

const BINARY = { schema: { type: "string", format: "binary" } };
const filesOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, BINARY]));

const json = (schema: Json) => ({ "application/json": { schema } });

/** OpenAPI 3.1, generated from the same zod types that validate and serialise. */
export function openApi(endpoints: readonly EndpointShape[], origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const spelling of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const path = spelling.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${SITE_NAME} API`,
      version: "1",
      description:
        "JSON; uang dalam rupiah bulat; waktu ISO 8601 UTC. Garis miring di akhir alamat boleh ada, boleh tidak. " +
        "Panggilan yang mengubah data tanpa token mengirim kembali cookie csrftoken sebagai header X-CSRFToken.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: withoutDialect(outgoing(errorBody)) },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
