import { timeOfDay } from "../platform/format.ts";
import { sessionStore } from "../platform/session.ts";
import { VISITED } from "../platform/tell-visited.ts";
import { forgetOthers } from "./course-store.ts";
import { forgetOthersSent, type StoredProof } from "./proof-store.ts";
import { sendWaiting } from "./send-waiting.ts";
import { shownStrip, showStrip } from "./strip.ts";

/** The list of proofs that wait. */
const UNSENT = "/bukti-belum-terkirim";
const MINUTE_MS = 60_000;
/** How long a page is looked at before a copy of it is worth its data. */
const READ_MS = 2000;

/** New versions ask: nobody's page is exchanged under their fingers. */
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
  // A copy is shown too where the network is there and does not answer in time.
  say(navigator.onLine ? "Sinyal lemah." : "Tidak ada sinyal.");
  const saidAgain = () => shownStrip()?.textContent?.startsWith(heading) && say("Sinyal sudah kembali.");
  addEventListener("online", saidAgain);
}

/** Without a signal the parts of the next page cannot be fetched, but its copy can be opened as a document. */
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

/** What this page has loaded of ours, part of it before anybody kept it. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/**
 * The first page of a visit came before the service worker did, and whatever was opened within the app was never fetched as
 * a document: of these it fetches a copy.
 */
function keepVisited({ serviceWorker }: Navigator) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { pathname, search } = location;
      if (search === "" && navigator.onLine && !savesData())
        serviceWorker.controller?.postMessage({ visited: pathname, files: loadedFiles() });
    }, READ_MS);
  };
  tell();
  addEventListener(VISITED, tell);
  serviceWorker.addEventListener("controllerchange", tell);
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
  // One that began before anybody listened is found here, later ones below.
  askOnceInstalled(registration.installing);
  registration.addEventListener("updatefound", () => askOnceInstalled(registration.installing));
}

/** What went out by itself is told, wherever its sender is by now; the list of those that wait says it by itself. */
function sayAnswered(proofs: StoredProof[]) {
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

/** What a member kept goes when they sign out, in whichever tab. */
function keepNobodyElses() {
  const forget = () => void Promise.all([forgetOthers(), forgetOthersSent()]).catch(() => undefined);
  forget();
  sessionStore.subscribe(forget);
}

/** Everything that works beside the page, begun once it is painted and at rest. */
export function begin() {
  if ("serviceWorker" in navigator) void register().catch(() => undefined);
  addEventListener("click", openAsDocument, { capture: true });
  const send = () => void sendWaiting().then(sayAnswered, () => undefined);
  send();
  addEventListener("online", send);
  // What waited for its member goes when they are back.
  sessionStore.subscribe(send);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && send());
  setInterval(send, MINUTE_MS);
  if ("indexedDB" in globalThis) keepNobodyElses();
}
