import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { answerOnce } from "../own-process.ts";
import type { Greys } from "./codes-in-picture.ts";

function coloured({ data, width, height }: Greys): ImageData {
  const rgba = Uint32Array.from(data, (grey) => 0xff000000 + grey * 0x010101);
  return { data: new Uint8ClampedArray(rgba.buffer), width, height, colorSpace: "srgb" } as ImageData;
}

answerOnce(async (greys: Greys) => {
  // Without it, the package would fetch the file from another server.
  const wasm = await readFile(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });
  const found = await readBarcodes(coloured(greys), { formats: ["QRCode"], textMode: "Plain" });
  return found.map(({ text }) => text);
});
