import sprite from "../app/ui/art/icons.svg";
import drawings from "../app/ui/art/icons.svg?raw";

const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>/gs;
const symbols = new Map([...drawings.matchAll(SYMBOL)].map(([symbol, name = ""]) => [name, symbol]));
const USE = new RegExp(`href="${sprite.replaceAll(".", "\\.")}#([^"]+)"`, "g");

/** Puts the icons that a page shows into the page. What it draws later comes from the shared file. */
export function withIcons(html: string): string {
  const shown = new Set<string>();
  const page = html.replaceAll(USE, (_href, name: string) => {
    shown.add(name);
    return `href="#ikon-${name}"`;
  });
  const found = [...shown].map((name) => symbols.get(name)?.replace('id="', 'id="ikon-') ?? "");
  return page.replace("<body>", () => `<body><svg hidden aria-hidden="true">${found.join("")}</svg>`);
}
