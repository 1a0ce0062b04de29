import type { KeyboardEvent, MouseEvent } from "react";

/**
 * For a button that is replaced by the button of the next row at once: the second click of a double click, or a key that is
 * held down, must not press the new one.
 */
export const pressedOnce = (act: () => void) => ({
  onClick: ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
});
