const TOUCHED = "a,button,input,select,textarea,label,summary";

/** Above the dock; below the header if it would cover something to tap. */
export function place(toasts: HTMLElement | null) {
  if (!toasts) return;
  toasts.removeAttribute("data-top");
  const own = toasts.getBoundingClientRect();
  const isCovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  };
  const others = [...document.querySelectorAll(TOUCHED)].filter((element) => !toasts.contains(element));
  toasts.toggleAttribute("data-top", others.some(isCovered));
}
