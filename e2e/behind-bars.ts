import type { Page } from "playwright-core";

/**
 * Controls that stay behind a sticky bar when they take the focus: nobody could see where they are. Of each, the height
 * of a small target has to be visible.
 */
export function focusBehindBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ENOUGH = 24;
    const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary";
    const bars = [...document.querySelectorAll("body *")].filter(
      (element) => getComputedStyle(element).position === "sticky",
    );

    const visibleHeight = (control: HTMLElement): number => {
      const { top, bottom } = control.getBoundingClientRect();
      let [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      for (const bar of bars) {
        if (bar.contains(control)) continue;
        const edge = bar.getBoundingClientRect();
        if (edge.top <= from && edge.bottom > from) from = edge.bottom;
        if (edge.bottom >= to && edge.top < to) to = edge.top;
      }
      return to - from;
    };

    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest(".sr-only, [aria-hidden='true']")) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const height = Math.min(control.offsetHeight, ENOUGH);
      if (visibleHeight(control) < height - 1) found.push(`behind a bar: ${control.outerHTML.slice(0, 160)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return found;
  });
}
