/** A line over the page with one thing to do. Outside of what React draws: it belongs to no page. */
export function showStrip(text: string, label: string, onPress: () => void): void {
  document.getElementById("pita")?.remove();
  const strip = document.createElement("div");
  strip.id = "pita";
  strip.setAttribute("role", "status");
  strip.className =
    "fixed inset-x-0 top-0 z-(--z-toast) mx-auto flex max-w-[480px] items-center justify-between gap-3 bg-accent-soft px-4 text-sm font-semibold text-accent-text print:hidden";
  const said = document.createElement("span");
  said.textContent = text;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.className = "min-h-11 font-bold underline underline-offset-3";
  button.addEventListener("click", onPress);
  strip.append(said, button);
  document.body.append(strip);
}
