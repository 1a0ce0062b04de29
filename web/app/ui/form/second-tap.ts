const DOUBLE_TAP_MS = 500;

function swallow(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Ignores the second tap of a double tap, which would hit what the first one has opened. */
export function ignoreSecondTap(): void {
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true), DOUBLE_TAP_MS);
}
