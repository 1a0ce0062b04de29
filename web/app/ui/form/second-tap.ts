const DOUBLE_TAP_MS = 500;

function swallow(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The second tap of a double one falls on what the first has opened or laid bare, and asks nothing of it. */
export function ignoreSecondTap(): void {
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true), DOUBLE_TAP_MS);
}
