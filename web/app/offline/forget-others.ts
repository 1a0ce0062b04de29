import { NOT_ME, SIGNED_OUT } from "../platform/device-keys.ts";
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
  // The next person on this phone must not open the tickets of the last one.
  addEventListener(SIGNED_OUT, () => void globalThis.caches?.delete(TICKETS).catch(() => undefined));
  addEventListener(SIGNED_OUT, () => void forgetScanned({ signedOut: true }).catch(() => undefined));
  addEventListener(NOT_ME, () => void forgetOthersDrafts({ guests: true }).catch(() => undefined));
}
