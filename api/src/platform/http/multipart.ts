import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, malformed, tooLarge } from "../errors.ts";

export type Files = Partial<Record<string, Buffer>>;

interface Form {
  fields: Record<string, unknown>;
  files: Files;
}

const FORM = /^multipart\/form-data\b/i;
/** Each call takes one file; beside it, what is typed. */
const TEXTS_MOST_BYTES = 262_144;
const MOST_BYTES = UPLOAD_MOST_BYTES + TEXTS_MOST_BYTES;

/** Forms are read by the endpoint, after it has looked at who sends them. */
export function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser(FORM, (_request, _body, done) => done(null));
}

export const isForm = ({ headers }: FastifyRequest) => FORM.test(headers["content-type"] ?? "");

async function bytesOf(request: FastifyRequest): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.raw as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Read on for a while: whoever is cut off in the middle never sees the sentence.
    if (length > 8 * MOST_BYTES) break;
    if (length <= MOST_BYTES) chunks.push(chunk);
  }
  if (length > MOST_BYTES) throw tooLarge(UPLOAD_TOO_LARGE);
  return Buffer.concat(chunks);
}

/** By the parser of the platform, which refuses what is broken or cut off instead of waiting for the rest of it. */
async function parse(request: FastifyRequest): Promise<FormData> {
  try {
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    return await new Response(await bytesOf(request), { headers }).formData();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw malformed("Formulir tidak sampai dengan utuh. Silakan kirim lagi.");
  }
}

/** The text fields and the named files of a form. A file that the endpoint did not ask for is not kept. */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  const fields = new Map<string, unknown>();
  const files: Files = {};
  for (const [name, value] of await parse(request)) {
    if (typeof value === "string") {
      fields.set(name, value);
      continue;
    }
    if (value.size > UPLOAD_MOST_BYTES) throw tooLarge(UPLOAD_TOO_LARGE);
    // A form whose file chooser was left alone sends an empty file.
    if (fileFields.includes(name) && value.size > 0) files[name] = Buffer.from(await value.arrayBuffer());
  }
  return { fields: Object.fromEntries(fields), files };
}
