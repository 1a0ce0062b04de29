import address from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Named in the page, so that the service worker keeps it with the page. */
export const DECODER_FILE = address;

/** Through the service worker, which keeps it. */
export async function loadFile(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.arrayBuffer();
}
