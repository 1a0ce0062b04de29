import { queryClient } from "../platform/query-client.ts";
import { keepAnswers } from "./answer-store.ts";
import { forgetOthersData } from "./forget-others.ts";
import { sayCopied } from "./say-copied.ts";
import { oldestCopy } from "./shown-copies.ts";
import { showStrip } from "./strip.ts";
import { copyVisited } from "./when-to-copy.ts";
import { keepSending } from "./when-to-send.ts";
import { ALWAYS_KEPT } from "./which-pages-stay.ts";

/** The browser activates a new version only once the previous one is idle, and that may be copying pages for minutes. */
const ACTIVATED_WITHIN_MS = 3000;

/** A new version asks before it reloads the page. */
function askForUpdate(waiting: ServiceWorker) {
  const onPress = () => {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    // The server's new page works with the previous worker too, and the new worker is activated while it is read.
    setTimeout(reload, ACTIVATED_WITHIN_MS);
    waiting.postMessage("perbarui");
  };
  showStrip({
    icon: "arrow-clockwise-bold",
    heading: "Versi baru",
    text: "sudah siap.",
    label: "Muat ulang",
    onPress,
  });
}

/** A phone says that it is online also where nothing arrives, and so may a page that the worker opened: what is shown knows better. */
const isWithoutSignal = () =>
  !navigator.onLine || oldestCopy() !== undefined || ALWAYS_KEPT.includes(location.pathname);

/** Offline, follow links as full page loads: documents are cached, route modules may not be. */
function openAsDocument(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // Without a worker there are no documents either, but this tab may have loaded the code ahead.
  if (
    !isWithoutSignal() ||
    !navigator.serviceWorker?.controller ||
    isOther ||
    !link?.href ||
    link.target ||
    link.hasAttribute("download") ||
    link.origin !== location.origin
  )
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/** An installation that was cut off leaves nothing: it begins anew with the signal. */
function registerAgain() {
  const again = async () => (await navigator.serviceWorker.getRegistration()) ?? (await install());
  addEventListener("online", () => void again().catch(() => undefined));
}

async function register() {
  const { serviceWorker } = navigator;
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage("salinan?");
  copyVisited(navigator);
  registerAgain();
  await install();
}

async function install() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");
  const askOnceInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) askForUpdate(worker);
    });
  if (registration.waiting && serviceWorker.controller) askForUpdate(registration.waiting);
  // Already finished registrations are found here, later ones below.
  askOnceInstalled(registration.installing);
  registration.addEventListener("updatefound", () => askOnceInstalled(registration.installing));
}

/** Started once the page is painted and idle. */
export function begin() {
  if ("serviceWorker" in navigator) void register().catch(() => undefined);
  addEventListener("click", openAsDocument, { capture: true });
  sayCopied(navigator.serviceWorker);
  if ("indexedDB" in globalThis) keepAnswers(queryClient());
  keepSending();
  if ("indexedDB" in globalThis) forgetOthersData();
}
