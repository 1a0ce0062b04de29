import { NOT_ME, SIGNED_OUT, TRY_PROOFS } from "../platform/device-keys.ts";
import { timeOfDay } from "../platform/format.ts";
import { sessionStore } from "../platform/session.ts";
import { VISITED, visitedPaths } from "../platform/tell-visited.ts";
import { forgetOthers } from "./course-store.ts";
import { forgetOthersDrafts } from "./draft-store.ts";
import { forgetOthersSent, type StoredProof } from "./proof-store.ts";
import { sendWaiting } from "./send-waiting.ts";
import { followed } from "./store-and-send.ts";
import { shownStrip, showStrip } from "./strip.ts";

const UNSENT = "/bukti-belum-terkirim";
const MINUTE_MS = 60_000;
/** A page is cached only after it was viewed this long. */
const READ_MS = 2000;

/** A new version asks before it reloads the page. */
function askForUpdate(waiting: ServiceWorker) {
  const onPress = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
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

function sayCopied({ data }: MessageEvent) {
  if (!data?.copiedAt) return;
  const heading = `Salinan ${timeOfDay(data.copiedAt)}.`;
  const say = (text: string) =>
    showStrip({ icon: "cloud-slash", heading, text, label: "Muat ulang", onPress: () => location.reload() });
  // A cached copy is also shown when the network is too slow.
  say(navigator.onLine ? "Sinyal lemah." : "Tidak ada sinyal.");
  const saidAgain = () => shownStrip()?.textContent?.startsWith(heading) && say("Sinyal sudah kembali.");
  addEventListener("online", saidAgain);
}

/** Offline, follow links as full page loads: documents are cached, route modules may not be. */
function openAsDocument(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (navigator.onLine || isOther || !link?.href || link.target || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The assets of this page, some of which were loaded before the service worker ran. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/**
 * Pages that were loaded before the service worker, or opened by client-side navigation, were never fetched as documents:
 * fetch a copy of each.
 */
function keepVisited({ serviceWorker }: Navigator) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (paths: Iterable<string>) => {
    if (!navigator.onLine || savesData()) return;
    for (const visited of paths) serviceWorker.controller?.postMessage({ visited, files: loadedFiles() });
  };
  const tellOnceRead = () => {
    clearTimeout(timer);
    timer = setTimeout(() => location.search === "" && tell([location.pathname]), READ_MS);
  };
  tellOnceRead();
  addEventListener(VISITED, tellOnceRead);
  // The service worker has just started: none of the pages that were read until now has a copy.
  serviceWorker.addEventListener("controllerchange", () => tell(visitedPaths));
}

async function register() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", sayCopied);
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage("salinan?");
  keepVisited(navigator);
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

/** Deletes a member's stored courses, sent proofs and chosen pictures when they sign out. */
function keepNobodyElses() {
  const forget = () =>
    void Promise.all([forgetOthers(), forgetOthersSent(), forgetOthersDrafts()]).catch(() => undefined);
  forget();
  sessionStore.subscribe(forget);
  // The next person on this phone must not open the tickets of the last one.
  addEventListener(SIGNED_OUT, () => void globalThis.caches?.delete("tiket").catch(() => undefined));
  addEventListener(NOT_ME, () => void forgetOthersDrafts({ guests: true }).catch(() => undefined));
}

/** Started once the page is painted and idle. */
export function begin() {
  if ("serviceWorker" in navigator) void register().catch(() => undefined);
  addEventListener("click", openAsDocument, { capture: true });
  const send = () => void sendWaiting().then(sayAnswered, () => undefined);
  send();
  addEventListener("online", send);
  addEventListener(TRY_PROOFS, send);
  // Sends what waited for this member.
  sessionStore.subscribe(send);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && send());
  setInterval(send, MINUTE_MS);
  if ("indexedDB" in globalThis) keepNobodyElses();
}
