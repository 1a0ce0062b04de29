/** Reads the QR codes of a picture; none where it shows none. */
export type Decode = (frame: HTMLVideoElement) => Promise<string[]>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Wide enough for a code that fills a fifth of the picture, small enough for an old phone. */
const WIDEST = 960;

/** Our own decoder, which is WebAssembly at this address. */
export async function wasmDecoder(address: string): Promise<(picture: ImageData) => Promise<string[]>> {
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  await prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true });
  return async (picture) =>
    (await readBarcodes(picture, { formats: ["QRCode"], tryHarder: true })).map(({ text }) => text);
}

/** The browser's own decoder, or ours, which is WebAssembly and loaded only then. */
export async function prepareDecoder(): Promise<Decode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector && formats?.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (frame) => (await detector.detect(frame)).map(({ rawValue }) => rawValue);
  }
  const { default: address } = await import("zxing-wasm/reader/zxing_reader.wasm?url");
  const read = await wasmDecoder(address);
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
