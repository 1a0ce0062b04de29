import { resolve } from "node:path";

/** The typeface of everything that is printed; it travels inside each PDF. */
export const fontFile = (weight: 500 | 800): string =>
  resolve(import.meta.dirname, `fonts/plus-jakarta-sans-${weight}.ttf`);
