import { type RefObject, useEffect } from "react";

/** The scrim belongs to the dialog element, so the position decides. */
export function useScrimPress(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    function press(event: MouseEvent) {
      if (!element || event.target !== element) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside =
        event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      if (!inside) onPress();
    }
    element?.addEventListener("click", press);
    return () => element?.removeEventListener("click", press);
  }, [dialog, onPress]);
}
