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

/** The donor list is cached for everybody, so the browser remembers its own 'Aamiin'. */
export const saidAamiin = (id: number): boolean => all().includes(id);

export function keepAamiin(id: number): void {
  try {
    safeStorage().setItem(
      SAID_AAMIIN,
      JSON.stringify([id, ...all().filter((other) => other !== id)].slice(0, MOST)),
    );
  } catch {
    // Only the local mark is lost; the server counts it once anyway.
  }
}
