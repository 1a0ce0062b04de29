import { resolve } from "node:path";

/** The font of all printed documents, embedded in each PDF. */
export const fontFile = (weight: 500 | 800): string =>
  resolve(import.meta.dirname, `fonts/plus-jakarta-sans-${weight}.ttf`);
