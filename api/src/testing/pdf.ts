import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { codesInPicture } from "../platform/files/codes-in-picture.ts";

/** Reads a PDF with another library than the one that wrote it. */
async function opened<T>(pdf: Buffer, look: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  try {
    return await look(await task.promise);
  } finally {
    await task.destroy();
  }
}

const pages = ({ numPages }: PDFDocumentProxy) => Array.from({ length: numPages }, (_, at) => at + 1);

/** The text of each page without whitespace, because line breaks carry no meaning. */
export const textOf = (pdf: Buffer): Promise<string[]> =>
  opened(pdf, async (document) => {
    const texts: string[] = [];
    for (const number of pages(document)) {
      const { items } = await (await document.getPage(number)).getTextContent();
      texts.push(withoutBlanks(items.map((item) => ("str" in item ? item.str : "")).join("")));
    }
    return texts;
  });

/** Whether it has tags, and which text a screen reader does not find by them. */
export const readAloud = (pdf: Buffer): Promise<{ marked: boolean; untagged: string }> =>
  opened(pdf, async (document) => {
    let untagged = "";
    for (const number of pages(document)) {
      const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true });
      let depth = 0;
      for (const item of items) {
        if (!("str" in item)) depth += item.type === "endMarkedContent" ? -1 : 1;
        else if (depth === 0) untagged += withoutBlanks(item.str);
      }
    }
    const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null;
    return { marked: marks?.get("Marked") === true, untagged };
  });

/** NFKC: a PDF does not tell look-alike characters apart (micro sign and Greek mu). */
export const withoutBlanks = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

/** Renders the first page. */
const pictureOf = (pdf: Buffer, scale: number) =>
  opened(pdf, async (document) => {
    const page = await document.getPage(1);
    const viewport = page.getViewport({ scale });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const factory = document.canvasFactory as {
      create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
    };
    const { canvas, context } = factory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    return sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  });

/** The content of the QR code on a document. */
export const codeOn = async (pdf: Buffer): Promise<string | undefined> =>
  (await codesInPicture(await pictureOf(pdf, 2)))?.[0];
