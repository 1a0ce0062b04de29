import type { Page, Worker } from "playwright-core";

/** Gives a service worker an event, and waits for what it does about it. */
const happens = (worker: Worker, event: string) =>
  worker.evaluate(`(async () => {
    const work = [];
    dispatchEvent(Object.assign(${event}, { waitUntil: (promise) => work.push(promise) }));
    await Promise.all(work);
  })()`);

/**
 * The service worker of this page, for messages of a push service. A headless browser shows nothing and grants no permission:
 * what it is asked to show is kept instead.
 */
export async function aPhoneOf(page: Page) {
  const ready = () => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ready();
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  await worker.evaluate("registration.showNotification = async (...asked) => { self.asked = asked; }");
  return {
    /** What it shows for this text of the service: a title and its options. */
    async hears(text: string): Promise<unknown> {
      await happens(worker, `new PushEvent("push", { data: ${JSON.stringify(text)} })`);
      return worker.evaluate("self.asked");
    },
    /** Somebody taps what is shown. */
    async tap() {
      await page.reload();
      await ready();
      await happens(
        worker,
        `Object.assign(new Event("notificationclick"), { notification: { ...self.asked[1], close() {} } })`,
      );
    },
  };
}

interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A headless browser has no push service and cannot be asked: from its next page on, it has this device of one, and says yes. */
export const givePush = (page: Page, device: Device) =>
  page.addInitScript((made) => {
    const subscription = {
      ...made,
      toJSON: () => made,
      unsubscribe: async () => sessionStorage.removeItem("push"),
    };
    Object.assign(Notification, { requestPermission: async () => "granted" });
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Object.assign(PushManager.prototype, {
      async subscribe() {
        sessionStorage.setItem("push", "on");
        return subscription;
      },
      getSubscription: async () => (sessionStorage.getItem("push") ? subscription : null),
    });
  }, device);
