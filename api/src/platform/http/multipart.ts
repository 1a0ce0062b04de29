import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE } from "@barakah/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, malformed, tooLarge } from "../errors.ts";

export type Files = Partial<Record<string, Buffer>>;

interface Form {
  fields: Record<string, unknown>;
  files: Files;
}

const FORM = /^multipart\/form-data\b/i;
/** A body may be larger than its file by this much, for the text fields. */
const TEXTS_MOST_BYTES = 262_144;

/** Leaves multipart bodies unparsed: the endpoint reads them after it has checked the caller. */
export function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser(FORM, (_request, _body, done) => done(null));
}

export const isForm = ({ headers }: FastifyRequest) => FORM.test(headers["content-type"] ?? "");

interface Received {
  bytes: Buffer<ArrayBuffer>;
  /** The body was longer than the limit. */
  isCut: boolean;
}

async function bytesOf(request: FastifyRequest, most: number): Promise<Received> {
  const mostBytes = most + TEXTS_MOST_BYTES;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.raw as AsyncIterable<Buffer>) {
    length += chunk.length;
    // A client whose upload is cut off never sees the answer, so up to eight times the limit is read and dropped.
    if (length > 8 * mostBytes) break;
    if (length <= mostBytes) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), isCut: length > mostBytes };
}

/** Node's FormData parser rejects a truncated body instead of waiting for the rest. */
async function parse({ headers }: FastifyRequest, bytes: Buffer<ArrayBuffer>): Promise<FormData> {
  try {
    const type = { "content-type": headers["content-type"] ?? "" };
    return await new Response(bytes, { headers: type }).formData();
  } catch {
    throw malformed("Formulir tidak sampai dengan utuh. Silakan kirim lagi.");
  }
}

const tooLargeFor = (most: number) =>
  most === UPLOAD_MOST_BYTES
    ? UPLOAD_TOO_LARGE
    : `Berkasnya terlalu besar. Paling besar ${most / 1_048_576} MB.`;

/** The text fields and the requested files of a form. Other files are dropped. */
export async function readForm(
  request: FastifyRequest,
  fileFields: readonly string[],
  most = UPLOAD_MOST_BYTES,
): Promise<Form> {
  const { bytes, isCut } = await bytesOf(request, most);
  if (isCut) throw tooLarge(tooLargeFor(most));
  return fieldsAndFiles(await parse(request, bytes), fileFields, most);
}

async function fieldsAndFiles(
  form: FormData,
  fileFields: readonly string[],
  most = UPLOAD_MOST_BYTES,
): Promise<Form> {
  const fields = new Map<string, unknown>();
  const files: Files = {};
  for (const [name, value] of form) {
    if (typeof value === "string") {
      fields.set(name, value);
      continue;
    }
    if (value.size > most) throw tooLarge(tooLargeFor(most));
    // An empty file chooser sends an empty file.
    if (fileFields.includes(name) && value.size > 0) files[name] = Buffer.from(await value.arrayBuffer());
  }
  return { fields: Object.fromEntries(fields), files };
}

/** The form without its file, ended by a closing boundary. Browsers send fields in page order, and the file comes last. */
function withoutFile({ headers }: FastifyRequest, bytes: Buffer, fileField: string): Buffer<ArrayBuffer> {
  const boundary = /boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const file = bytes.indexOf(`name="${fileField}"`);
  const end = bytes.lastIndexOf(`--${boundary}`, file === -1 ? bytes.length : file);
  return Buffer.concat([bytes.subarray(0, Math.max(end, 0)), Buffer.from(`--${boundary}--\r\n`)]);
}

interface TypedForm {
  fields: Record<string, string>;
  file: Buffer | undefined;
  problem?: AppError;
}

/** For pages that show the typed values again: the text fields are read even if the file is too large. */
export async function readTypedForm(request: FastifyRequest, fileField: string): Promise<TypedForm> {
  const { bytes, isCut } = await bytesOf(request, UPLOAD_MOST_BYTES);
  try {
    if (isCut) throw tooLarge(UPLOAD_TOO_LARGE);
    const { fields, files } = await fieldsAndFiles(await parse(request, bytes), [fileField]);
    return { fields: fields as Record<string, string>, file: files[fileField] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const rest = await parse(request, withoutFile(request, bytes, fileField));
    const { fields } = await fieldsAndFiles(rest, []);
    return { fields: fields as Record<string, string>, file: undefined, problem: error };
  }
}
