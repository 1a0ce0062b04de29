import type { KeyboardEvent, MouseEvent } from "react";

/**
 * For a button in whose place another one stands at once, of the next thing to decide about: the second click of a double
 * click was meant for the first, and so was a key that is held down.
 */
export const pressedOnce = (act: () => void) => ({
  onClick: ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
});
