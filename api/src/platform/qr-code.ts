import { correction, generate } from "lean-qr";

/** The quiet zone that scanners need, in modules. */
const MARGIN = 4;

export interface DrawnCode {
  path: string;
  /** The whole size and the quiet zone. */
  size: number;
  margin: number;
}

/**
 * Runs of dark modules, row by row, as one SVG path. At least correction level M; a higher one where the code does not grow.
 * Digits and capitals are stored apart from other text, which keeps the modules of a QRIS large.
 */
export function drawCode(text: string): DrawnCode {
  const modules = generate(text, { minCorrectionLevel: correction.M });
  const { size } = modules;
  let path = "";
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!modules.get(column, row)) continue;
      let run = 1;
      while (modules.get(column + run, row)) run += 1;
      path += `M${column + MARGIN} ${row + MARGIN}h${run}v1h-${run}z`;
      column += run;
    }
  return { path, size: size + 2 * MARGIN, margin: MARGIN };
}

/** White background in both themes: scanners expect dark on light. */
export const svgOf = ({ path, size }: Pick<DrawnCode, "path" | "size">): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
