/**
 * Keeps what visitors have read, for when there is no signal. Network first: a copy is shown only after three seconds of
 * silence. Never the back office, a payment's page, or an answer that a session asked for.
 */

import { keepOpenPages, keepVisited, prepareAll } from "./copy-pages.ts";
import { forgetOlder } from "./copy-store.ts";
import { answer, copies } from "./network-or-copy.ts";
import { open, show } from "./push.ts";
import { type Told, worker } from "./scope.ts";

worker.addEventListener("install", (event) => event.waitUntil(prepareAll()));

worker.addEventListener("activate", (event) =>
  event.waitUntil(
    forgetOlder()
      .then(() => worker.clients.claim())
      .then(keepOpenPages),
  ),
);

worker.addEventListener("fetch", answer);
worker.addEventListener("push", show);
worker.addEventListener("notificationclick", open);

worker.addEventListener("message", (event) => {
  const told: Told = event.data;
  if (told === "perbarui") void worker.skipWaiting();
  else if (told === "salinan?") {
    if (event.source instanceof WindowClient)
      event.source.postMessage({ copiedAt: copies.get(event.source.id) ?? null });
  } else if (told?.visited) event.waitUntil(keepVisited(told).catch(() => undefined));
});
