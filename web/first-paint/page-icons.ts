import sprite from "../app/ui/art/icons.svg";
import drawings from "../app/ui/art/icons.svg?raw";
import staffSprite from "../app/ui/art/staff-icons.svg";
import staffDrawings from "../app/ui/art/staff-icons.svg?raw";

const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>/gs;
const symbols = new Map(
  [...`${drawings}${staffDrawings}`.matchAll(SYMBOL)].map(([symbol, name = ""]) => [name, symbol]),
);
const FILES = `${sprite}|${staffSprite}`.replaceAll(".", "\\.");
const USE = new RegExp(`href="(?:${FILES})#([^"]+)"`, "g");

/** Inlines the icons that a page shows. What it draws later comes from the sprites. */
export function withIcons(html: string): string {
  const shown = new Set<string>();
  const page = html.replaceAll(USE, (_href, name: string) => {
    shown.add(name);
    return `href="#ikon-${name}"`;
  });
  const found = [...shown].map((name) => symbols.get(name)?.replace('id="', 'id="ikon-') ?? "");
  return page.replace("<body>", () => `<body><svg hidden aria-hidden="true">${found.join("")}</svg>`);
}
