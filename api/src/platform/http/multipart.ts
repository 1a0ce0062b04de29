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

interface Received {
  bytes: Buffer<ArrayBuffer>;
  /** There was more than is read. */
  isCut: boolean;
}

async function bytesOf(request: FastifyRequest): Promise<Received> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.raw as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Read on for a while: whoever is cut off in the middle never sees the sentence.
    if (length > 8 * MOST_BYTES) break;
    if (length <= MOST_BYTES) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), isCut: length > MOST_BYTES };
}

/** By the parser of the platform, which refuses what is broken or cut off instead of waiting for the rest of it. */
async function parse({ headers }: FastifyRequest, bytes: Buffer<ArrayBuffer>): Promise<FormData> {
  try {
    const type = { "content-type": headers["content-type"] ?? "" };
    return await new Response(bytes, { headers: type }).formData();
  } catch {
    throw malformed("Formulir tidak sampai dengan utuh. Silakan kirim lagi.");
  }
}

/** The text fields and the named files of a form. A file that the endpoint did not ask for is not kept. */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  const { bytes, isCut } = await bytesOf(request);
  if (isCut) throw tooLarge(UPLOAD_TOO_LARGE);
  return sorted(await parse(request, bytes), fileFields);
}

async function sorted(form: FormData, fileFields: readonly string[]): Promise<Form> {
  const fields = new Map<string, unknown>();
  const files: Files = {};
  for (const [name, value] of form) {
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

/** Up to where the file begins, as a whole form: browsers send fields in the order of the page, and its file is the last. */
function withoutFile({ headers }: FastifyRequest, bytes: Buffer, fileField: string): Buffer<ArrayBuffer> {
  const boundary = /boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const file = bytes.indexOf(`name="${fileField}"`);
  const end = bytes.lastIndexOf(`--${boundary}`, file === -1 ? bytes.length : file);
  return Buffer.concat([bytes.subarray(0, Math.max(end, 0)), Buffer.from(`--${boundary}--\r\n`)]);
}

interface TypedForm {
  fields: Record<string, string>;
  file: Buffer | undefined;
  /** What is wrong with the file. */
  problem?: AppError;
}

/** The same for a page that shows what was typed again: a file that is too large costs nobody the rest of the form. */
export async function readTypedForm(request: FastifyRequest, fileField: string): Promise<TypedForm> {
  const { bytes, isCut } = await bytesOf(request);
  try {
    if (isCut) throw tooLarge(UPLOAD_TOO_LARGE);
    const { fields, files } = await sorted(await parse(request, bytes), [fileField]);
    return { fields: fields as Record<string, string>, file: files[fileField] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const rest = await parse(request, withoutFile(request, bytes, fileField));
    const { fields } = await sorted(rest, []);
    return { fields: fields as Record<string, string>, file: undefined, problem: error };
  }
}
