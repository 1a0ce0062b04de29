import { NOT_ME, SIGNED_OUT, TRY_PROOFS } from "../platform/device-keys.ts";
import { queryClient } from "../platform/query-client.ts";
import { sessionStore } from "../platform/session.ts";
import { VISITED, visitedPaths } from "../platform/tell-visited.ts";
import { forgetOthers } from "./course-store.ts";
import { forgetOthersDrafts } from "./draft-store.ts";
import { keepPages } from "./ask-for-copies.ts";
import { forgetOthersAnswers, keepAnswers } from "./answer-store.ts";
import { ALWAYS_KEPT, TICKETS, WAITING_PAGE } from "./which-pages-stay.ts";
import { forgetOthersSent, type StoredProof } from "./proof-store.ts";
import { sayCopied } from "./say-copied.ts";
import { sendWaiting } from "./send-waiting-proofs.ts";
import { oldestCopy } from "./shown-copies.ts";
import { followed } from "./store-and-send.ts";
import { showStrip } from "./strip.ts";
import {
  type AnsweredPurchase,
  forgetOthersPurchases,
  PURCHASE_ANSWERED,
  sendPurchases,
} from "./waiting-purchases.ts";

const UNSENT = "/bukti-belum-terkirim";
const MINUTE_MS = 60_000;
/** A page is cached only after it was viewed this long. */
const READ_MS = 2000;
/** Tickets and scanners, also where the browser is asked to save data. */
const NEEDED_LATER = /^\/(?:tiket|panitia)\/./;

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

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Pages that were loaded before the service worker, or opened by client-side navigation, were never fetched as documents:
 * fetch a copy of each.
 */
function keepVisited({ serviceWorker }: Navigator) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (paths: Iterable<string>) => {
    if (navigator.onLine && !savesData()) void keepPages(paths).catch(() => undefined);
  };
  const tellOnceRead = () => {
    clearTimeout(timer);
    if (location.search !== "") return;
    const { pathname } = location;
    // Whoever opens a ticket needs it later, and may close it at once.
    if (NEEDED_LATER.test(pathname)) void keepPages([pathname]).catch(() => undefined);
    else timer = setTimeout(() => tell([pathname]), READ_MS);
  };
  tellOnceRead();
  addEventListener(VISITED, tellOnceRead);
  // The service worker has just started: none of the pages that were read until now has a copy.
  serviceWorker.addEventListener("controllerchange", () => tell(visitedPaths));
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
  keepVisited(navigator);
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

/** Deletes what this device keeps of a member when they sign out. */
function keepNobodyElses() {
  const forget = () =>
    void Promise.all([
      forgetOthers(),
      forgetOthersSent(),
      forgetOthersDrafts(),
      forgetOthersAnswers(),
      forgetOthersPurchases(),
    ]).catch(() => undefined);
  forget();
  sessionStore.subscribe(forget);
  // The next person on this phone must not open the tickets of the last one.
  addEventListener(SIGNED_OUT, () => void globalThis.caches?.delete(TICKETS).catch(() => undefined));
  addEventListener(NOT_ME, () => void forgetOthersDrafts({ guests: true }).catch(() => undefined));
}

/** Started once the page is painted and idle. */
export function begin() {
  if ("serviceWorker" in navigator) void register().catch(() => undefined);
  addEventListener("click", openAsDocument, { capture: true });
  sayCopied(navigator.serviceWorker);
  if ("indexedDB" in globalThis) keepAnswers(queryClient());
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
  if ("indexedDB" in globalThis) keepNobodyElses();
}
