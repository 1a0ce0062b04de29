import type { Issuer } from "../../platform/database/columns.ts";
import { type Doc, drawLogo, HEAVY, INK, mm, write } from "../../platform/pdf/paper.ts";
import { printable } from "../../platform/pdf/printable.ts";

interface Letterhead {
  left: number;
  right: number;
  top: number;
  logo: Buffer | undefined;
  logoSize: number;
  /** From the left edge to the name. */
  indent: number;
  /** Font sizes of the name, and of the lines below it. */
  sizes: readonly [name: number, small: number];
}

/** The issuer and its logo, with a line below. Returns the position below it. */
export function letterhead(doc: Doc, issuer: Issuer, at: Letterhead): number {
  const { left, right, top, logo, logoSize, indent, sizes } = at;
  drawLogo(doc, left, top, logoSize, logo);
  const x = left + indent;
  const text = { x, width: right - x };
  let y = write(doc, printable(issuer.name, "-"), { ...text, y: top, size: sizes[0], face: HEAVY });
  for (const line of [issuer.address, issuer.contact].filter(Boolean))
    y = write(doc, printable(line, "-"), { ...text, y, size: sizes[1], color: INK.quiet, leading: 1.5 });
  const end = Math.max(y, top + logoSize) + mm(4);
  doc.lineWidth(mm(0.3)).strokeColor(INK.text).moveTo(left, end).lineTo(right, end).stroke();
  return end;
}
