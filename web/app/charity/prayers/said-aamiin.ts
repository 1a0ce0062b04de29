import { SAID_AAMIIN } from "../../platform/device-keys.ts";
import { safeStorage } from "../../platform/safe-storage.ts";

const MOST = 500;

function all(): number[] {
  try {
    const list: unknown = JSON.parse(safeStorage().getItem(SAID_AAMIIN) ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

/** The lists are the same for everybody: what this browser said is remembered here. */
export const saidAamiin = (id: number): boolean => all().includes(id);

export function keepAamiin(id: number): void {
  try {
    safeStorage().setItem(
      SAID_AAMIIN,
      JSON.stringify([id, ...all().filter((other) => other !== id)].slice(0, MOST)),
    );
  } catch {
    // Only its own mark is lost; the server counts it once all the same.
  }
}
