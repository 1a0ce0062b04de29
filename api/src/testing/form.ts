/** Texts, and bytes as files. */
export type FormFields = Record<string, string | Buffer | { name: string; type: string; bytes: Buffer }>;

/** Headers of a form sent without JavaScript. */
export const PLAIN_FORM = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

/** A multipart body and its content type. */
export async function multipart(fields: FormFields): Promise<{ payload: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else {
      const file = Buffer.isBuffer(value) ? { bytes: value, type: "image/png", name: "foto.png" } : value;
      form.append(name, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    }
  }
  const request = new Request("http://form.invalid", { method: "POST", body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, type: request.headers.get("content-type") ?? "" };
}
