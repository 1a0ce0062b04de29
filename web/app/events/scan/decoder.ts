import { DECODER_FILE, loadFile } from "./decoder-file.ts";

/** Returns the texts of all QR codes in a picture. */
export type Decode = (frame: HTMLVideoElement) => Promise<string[]>;

interface Detector {
  detect(source: HTMLVideoElement | HTMLCanvasElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Wide enough for a code that fills a fifth of the picture, small enough for an old phone. */
const WIDEST = 960;

/** Our own decoder, a WebAssembly file at this address. If loading fails, the next call tries again. */
export async function wasmDecoder(address: string): Promise<(picture: ImageData) => Promise<string[]>> {
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  const wasmBinary = await loadFile(address);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async (picture) =>
    (await readBarcodes(picture, { formats: ["QRCode"], tryHarder: true })).map(({ text }) => text);
}

/** The browser's own decoder, if it works: some browsers have the class but no implementation. */
async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes("qr_code")) return;
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    const blank = document.createElement("canvas");
    blank.getContext("2d")?.fillRect(0, 0, blank.width, blank.height);
    await detector.detect(blank);
    return detector;
  } catch {
    return undefined;
  }
}

/** The browser's own decoder, or ours. Throws if neither can be loaded; the caller may try again. */
export async function prepareDecoder(): Promise<Decode> {
  const detector = await ownDetector();
  if (detector) return async (frame) => (await detector.detect(frame)).map(({ rawValue }) => rawValue);
  const read = await wasmDecoder(DECODER_FILE);
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  return async (frame) => {
    const scale = Math.min(1, WIDEST / frame.videoWidth);
    canvas.width = Math.round(frame.videoWidth * scale);
    canvas.height = Math.round(frame.videoHeight * scale);
    drawing?.drawImage(frame, 0, 0, canvas.width, canvas.height);
    const picture = drawing?.getImageData(0, 0, canvas.width, canvas.height);
    return picture ? read(picture) : [];
  };
}
