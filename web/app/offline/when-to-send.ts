import { TRY_PROOFS } from "../platform/device-keys.ts";
import { sessionStore } from "../platform/session.ts";
import type { StoredProof } from "./proof-store.ts";
import { sendWaiting } from "./send-waiting-proofs.ts";
import { followed } from "./store-and-send.ts";
import { showStrip } from "./strip.ts";
import { type AnsweredPurchase, PURCHASE_ANSWERED, sendPurchases } from "./waiting-purchases.ts";
import { WAITING_PAGE } from "./which-pages-stay.ts";

const UNSENT = "/bukti-belum-terkirim";
const MINUTE_MS = 60_000;

/** Tells about proofs that were sent in the background, unless their form is open and tells it. */
function sayAnswered(answered: StoredProof[]) {
  const proofs = answered.filter(({ id }) => !followed.has(id));
  const [proof] = proofs;
  if (!proof || location.pathname === UNSENT) return;
  const isRefused = proofs.some(({ state }) => state === "ditolak");
  showStrip({
    icon: isRefused ? "warning-circle-fill" : "check-circle-fill",
    heading: isRefused ? "Bukti transfermu belum diterima." : "Bukti transfermu sudah terkirim.",
    text: proof.title,
    label: "Lihat",
    onPress: () => location.assign(UNSENT),
  });
}

/** Tells about a purchase that waited for a signal, unless its page is open and leads on. */
function sayPurchase({ detail }: CustomEvent<AnsweredPurchase>) {
  if (location.pathname === WAITING_PAGE) return;
  showStrip({
    icon: detail.isRefused ? "warning-circle-fill" : "check-circle-fill",
    heading: detail.isRefused ? "Isianmu belum diterima." : "Isianmu sudah terkirim.",
    text: detail.isRefused ? "Lihat alasannya." : "Lanjutkan sekarang.",
    label: "Buka",
    onPress: () => location.assign(detail.page),
  });
}

/**
 * Proofs and purchases that wait are sent at the start, with the signal, when a form asks for it, after a sign-in, when the app is
 * looked at again, and each minute.
 */
export function keepSending() {
  addEventListener(PURCHASE_ANSWERED, (event) => sayPurchase(event as CustomEvent<AnsweredPurchase>));
  const send = () => {
    void sendWaiting().then(sayAnswered, () => undefined);
    void sendPurchases().catch(() => undefined);
  };
  send();
  addEventListener("online", send);
  addEventListener(TRY_PROOFS, send);
  // Sends what waited for this member.
  sessionStore.subscribe(send);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && send());
  setInterval(send, MINUTE_MS);
}
