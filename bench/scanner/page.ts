// Runs in the browser: the scanner's own decoder and verdict, over pictures of a camera.
import { wasmDecoder } from "../../web/app/events/scan/decoder.ts";
import { judge, type Scan, type ScanList } from "../../web/app/events/scan/judge-ticket.ts";

const ENTRANCE = { kind: "enter" as const, sessionId: null, title: "Masuk" };
const read = await wasmDecoder("/reader.wasm");

async function pixelsOf(address: string): Promise<ImageData> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("no canvas");
  drawing.drawImage(picture, 0, 0);
  return drawing.getImageData(0, 0, picture.width, picture.height);
}

async function timed<T>(work: () => Promise<T>): Promise<[milliseconds: number, T]> {
  const begun = performance.now();
  const made = await work();
  return [performance.now() - begun, made];
}

/** Decoding alone, and decoding with the verdict, in turns, so that other load affects both. */
async function measure(address: string, list: ScanList, scans: Scan[], rounds: number) {
  const picture = await pixelsOf(address);
  const decode = async () => (await read(picture))[0] ?? "";
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [alone] = await timed(decode);
    const [both, verdict] = await timed(async () => judge(list, scans, ENTRANCE, await decode()));
    if (verdict.is !== "valid") throw new Error(`${address} was judged ${verdict.is}`);
    bare.push(alone);
    whole.push(both);
  }
  return { bare, whole };
}

Object.assign(globalThis, { measure });
