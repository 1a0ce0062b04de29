import { worker } from "./scope.ts";

interface Message {
  title?: string;
  body?: string;
  link?: string;
  tag?: string;
}

export function show(event: PushEvent): void {
  const { title = "", body = "", link = "/", tag = "" }: Message = event.data?.json() ?? {};
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag, icon: "/icons/192.png", data: { link } }),
  );
}

/** In a window that is open already, or in a new one. Only pages of ours. */
async function openLink(link: string): Promise<void> {
  const { href, origin } = new URL(link, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const [page] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = page && (await page.navigate(href).catch(() => null));
  // A browser may refuse to bring a window to the front; the page is open all the same.
  if (shown) await shown.focus().catch(() => undefined);
  else await worker.clients.openWindow(href);
}

export function open(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data?.link ?? "/"));
}
