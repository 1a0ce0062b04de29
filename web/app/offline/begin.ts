import { sendWaiting } from "./send-waiting.ts";
import { showStrip } from "./strip.ts";

const MINUTE_MS = 60_000;

const clock = (instant: string) =>
  new Date(instant)
    .toLocaleTimeString("id-ID", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Jakarta" })
    .replace(":", ".");

/** New versions ask: nobody's page is exchanged under their fingers. */
function askForUpdate(waiting: ServiceWorker) {
  showStrip("Versi baru tersedia.", "Perbarui", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("perbarui");
  });
}

async function register() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.copiedAt)
      showStrip(`Salinan ${clock(data.copiedAt)}. Tidak ada sinyal.`, "Muat ulang", () => location.reload());
  });
  serviceWorker.controller?.postMessage("salinan?");
  const registration = await serviceWorker.register("/sw.js");
  if (registration.waiting && serviceWorker.controller) askForUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && serviceWorker.controller) askForUpdate(installing);
    });
  });
}

/** Everything that works beside the page, begun once it is painted and at rest. */
export function begin() {
  if ("serviceWorker" in navigator) void register().catch(() => undefined);
  const send = () => void sendWaiting().catch(() => undefined);
  send();
  addEventListener("online", send);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && send());
  setInterval(send, MINUTE_MS);
}
