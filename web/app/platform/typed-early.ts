import { type ReactNode, useEffect } from "react";

type Control = HTMLInputElement & { _valueTracker?: { setValue(to: string): void } };

declare global {
  /** What controls showed when the person last changed them, before React took them over. The page's head fills it. */
  var typedEarly: Map<Control, [value: string, isChecked: boolean]>;
}

const page = location.pathname;

// React adds its own properties to the elements that it has hydrated.
const isTaken = (control: Control) => Object.keys(control).some((key) => key.startsWith("__react"));
const isBox = ({ type }: Control) => type === "checkbox" || type === "radio";

/** The control itself, or the one that a rendering has put in its place. */
function current(control: Control): Control | undefined {
  if (control.isConnected) return control;
  return [...(document.getElementsByName(control.name) as NodeListOf<Control>)].find(
    (other) => other.type === control.type && (!isBox(other) || other.value === control.value),
  );
}

/** Only the last choice of a group counts. */
const isOvertaken = ({ type, name }: Control, later: readonly Control[]) =>
  type === "radio" && later.some((other) => other.type === type && other.name === name);

function repeat(control: Control, value: string, isChecked: boolean) {
  if (control.type === "checkbox" && control.defaultChecked === isChecked) return;
  if (isBox(control)) {
    control.checked = !isChecked;
    control.click();
    return;
  }
  if (control.type !== "file") control.value = value;
  // React ignores an event without a new value.
  control._valueTracker?.setValue(`${value} `);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Dispatches input events for what was typed before hydration, so that React handles it like every other change.
 * Without it the next rendering of a controlled field deletes it. Parts of the page are taken over late: their controls
 * wait for one more round, in which their forms read drafts.
 */
export function adopt(before: readonly Control[]) {
  // Another page may have fields of the same names.
  if (location.pathname !== page) typedEarly.clear();
  const changed = [...typedEarly.keys()];
  for (const [at, control] of changed.entries())
    if (isOvertaken(control, changed.slice(at + 1))) typedEarly.delete(control);
  const taken: Control[] = [];
  for (const [early, typed] of typedEarly) {
    const control = current(early);
    if (!control || !isTaken(control)) continue;
    if (before.includes(control)) {
      typedEarly.delete(early);
      repeat(control, ...typed);
    } else taken.push(control);
  }
  if (typedEarly.size > 0) setTimeout(adopt, 50, taken);
}

/** Wraps the page, so that its effect runs after those of all forms. */
export function TypedEarly({ children }: { children: ReactNode }) {
  useEffect(() => queueMicrotask(() => adopt([...typedEarly.keys()])), []);
  return children;
}
