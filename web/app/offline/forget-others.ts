import { NOT_ME, SIGNED_OUT } from "../platform/device-keys.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import { sessionStore } from "../platform/session.ts";
import { forgetOthersAnswers } from "./answer-store.ts";
import { forgetOthers } from "./course-store.ts";
import { forgetOthersDrafts } from "./draft-store.ts";
import { forgetScanned } from "./forget-scanned.ts";
import { forgetOthersSent } from "./proof-store.ts";
import { forgetOthersPurchases } from "./waiting-purchases.ts";
import { TICKETS } from "./which-pages-stay.ts";

/** Deletes what this device keeps of a member when they sign out. */
export function forgetOthersData() {
  const forget = () =>
    void Promise.all([
      forgetOthers(),
      forgetOthersSent(),
      forgetOthersDrafts(),
      forgetOthersAnswers(),
      forgetOthersPurchases(),
      forgetScanned(),
    ]).catch(() => undefined);
  forget();
  sessionStore.subscribe(forget);
  atEach(NOT_ME, () => forgetOthersDrafts({ guests: true }));
  // The next person on this phone must not open the tickets of the last one.
  atEach(SIGNED_OUT, async () => {
    await globalThis.caches?.delete(TICKETS);
    await forgetScanned({ signedOut: true });
  });
}

/** Each time that the mark in the storage changes, also if it has changed before this code was loaded. */
function atEach(mark: string, forget: () => Promise<unknown>) {
  const storage = safeStorage();
  const done = `${mark}-selesai`;
  const look = () => {
    const now = storage.getItem(mark);
    if (now === null || storage.getItem(done) === now) return;
    void forget().then(
      () => storage.setItem(done, now),
      () => undefined,
    );
  };
  look();
  addEventListener(mark, look);
}
