import { type EndpointShape, SITE_NAME } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { openApi } from "./openapi.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
  details { border: 1px solid #8a8d8466; border-radius: 12px; margin: .6rem 0; padding: .7rem 1rem; }
  summary { cursor: pointer; overflow-wrap: anywhere; } code, pre { font: 13px/1.5 ui-monospace, monospace; }
  pre { overflow: auto; padding: .8rem; border-radius: 8px; background: #8a8d841f; }
  .method { font-weight: 700; }`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function block(title: string, type: z.ZodType | undefined, io: "input" | "output"): string {
  if (!type) return "";
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" }) as Record<
    string,
    unknown
  >;
  return `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

const WHO = {
  public: "untuk semua",
  optional: "untuk semua; sesi yang dikirim harus sah",
  member: "untuk anggota",
  staff: "untuk pengurus",
} as const;

function section(endpoint: EndpointShape): string {
  return `<details><summary><span class="method">${endpoint.method}</span> <code>${escapeHtml(endpoint.path)}</code>
    · ${escapeHtml(endpoint.summary)}</summary>
    <p>${WHO[endpoint.access]}${endpoint.counted ? "; jumlah seluruhnya ada di header <code>X-Total-Count</code>" : ""}</p>
    ${endpoint.aliases ? `<p>Juga: <code>${endpoint.aliases.map(escapeHtml).join("</code>, <code>")}</code></p>` : ""}
    ${block("Alamat", endpoint.params, "input")}${block("Kueri", endpoint.query, "input")}
    ${block("Isi", endpoint.body, "input")}${block(`Jawaban ${endpoint.status ?? 200}`, endpoint.response, "output")}
    </details>`;
}

function page(endpoints: readonly EndpointShape[]): string {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.path.split("/")[2] ?? "");
  const body = [...groups].map(([name, list]) => `<h2>${escapeHtml(name)}</h2>${list.map(section).join("")}`);
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>API · ${SITE_NAME}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>
    <h1>API ${SITE_NAME}</h1><p>Dokumen OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p>
    ${body.join("")}</main></body></html>`;
}

export function apiDocs(app: FastifyInstance, origin: string) {
  app.get("/api/openapi.json", async () => openApi(app.endpoints, origin));
  app.get("/api/docs", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(page(app.endpoints)),
  );
}
