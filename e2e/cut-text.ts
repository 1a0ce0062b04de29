import type { Page } from "playwright-core";

/**
 * Text that is cut off without scrolling or ellipsis, which axe does not check. Deliberate truncation (ellipsis, line
 * clamp) and text for screen readers are ignored.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEFT_OUT = ".sr-only, [aria-hidden='true'], svg, select, .slides";
    const A_HAIR = 2;

    const wordsIn = function* () {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const words = walker.currentNode as Text;
        const parent = words.parentElement;
        if (!words.data.trim() || !parent || parent.closest(LEFT_OUT)) continue;
        if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) yield words;
      }
    };

    const placeOf = (words: Text) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect();
    };

    const cutterOf = (words: Text): Element | undefined => {
      const place = placeOf(words);
      for (let box = words.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
        // Scrollable, truncated on purpose, or positioned outside its boxes.
        if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis") return;
        if (webkitLineClamp !== "none" || position === "fixed") return;
        const { left, right, width } = box.getBoundingClientRect();
        // Visible to screen readers only, like the headers of a table shown as cards.
        if (width <= A_HAIR) return;
        const outside = place.right > right + A_HAIR || place.left < left - A_HAIR;
        if (overflowX !== "visible" && outside) return box;
      }
      return;
    };

    const found: string[] = [];
    for (const words of wordsIn()) {
      const box = cutterOf(words);
      if (box) found.push(`cut: ${words.data.trim().slice(0, 60)} in <${box.tagName} ${box.className}>`);
    }
    return found;
  });
}
