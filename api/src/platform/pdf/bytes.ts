import type PDFDocument from "pdfkit";

export function bytesOf(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((fulfil, fail) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => fulfil(Buffer.concat(chunks)));
    doc.on("error", fail);
  });
}
