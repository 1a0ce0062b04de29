import address from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Named in the page, so that the service worker keeps it with the page. */
export const DECODER_FILE = address;
