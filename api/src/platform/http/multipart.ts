import { UPLOAD_MOST_BYTES } from "@barakah/contract";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";

export type Files = Partial<Record<string, Buffer>>;

export async function acceptForms(app: FastifyInstance) {
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MOST_BYTES, files: 4, fields: 100, fieldSize: 65_536, parts: 104 },
  });
}

/** The text fields and the named files of a form. A file that the endpoint did not ask for is not kept. */
export async function readForm(
  request: FastifyRequest,
  fileFields: readonly string[],
): Promise<{ fields: Record<string, unknown>; files: Files }> {
  const fields = new Map<string, unknown>();
  const files: Files = {};
  for await (const part of request.parts()) {
    if (part.type === "field") {
      fields.set(part.fieldname, part.value);
      continue;
    }
    const bytes = await part.toBuffer();
    // A form whose file chooser was left alone sends an empty file.
    if (fileFields.includes(part.fieldname) && bytes.length > 0) files[part.fieldname] = bytes;
  }
  return { fields: Object.fromEntries(fields), files };
}
