import sprite from "../ui/art/icons.svg";

interface Strip {
  icon: string;
  heading: string;
  text: string;
  label: string;
  onPress(): void;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  const made = Object.assign(document.createElement(name), { className });
  made.textContent = text;
  return made;
}

function drawing(name: string): SVGElement {
  const space = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `${sprite}#${name}`);
  for (const [key, value] of [
    ["width", "20"],
    ["height", "20"],
    ["fill", "currentColor"],
    ["aria-hidden", "true"],
    ["class", "flex-none"],
  ] as const)
    icon.setAttribute(key, value);
  icon.append(use);
  return icon;
}

export function hideStrip(): void {
  shownStrip()?.remove();
  document.documentElement.style.removeProperty("--strip");
}

export const shownStrip = () => document.getElementById("pita");

/** Outside of React: it belongs to no page. */
export function showStrip({ icon, heading, text, label, onPress }: Strip): void {
  shownStrip()?.remove();
  const strip = element(
    "div",
    "fixed inset-x-0 z-(--z-dock) mx-auto flex max-w-(--column) items-center gap-2.5 bg-accent-soft px-4 py-1 text-sm text-accent-text print:hidden",
  );
  strip.id = "pita";
  strip.setAttribute("role", "status");
  const said = element("span", "min-w-0 flex-1", ` ${text}`);
  said.prepend(element("b", "", heading));
  const button = element("button", "min-h-11 font-bold underline underline-offset-3", label);
  button.type = "button";
  button.addEventListener("click", onPress);
  strip.append(drawing(icon), said, button);
  strip.style.top = `${document.querySelector("header")?.offsetHeight ?? 0}px`;
  document.body.append(strip);
  // Pages begin below it, so it covers nothing.
  document.documentElement.style.setProperty("--strip", `${strip.offsetHeight}px`);
}
