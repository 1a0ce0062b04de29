import address from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The page names this address, so that the service worker stores the file with the page. */
export const DECODER_FILE = address;

/** Loads the file through the service worker, which stores it. */
export async function loadFile(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.arrayBuffer();
}
