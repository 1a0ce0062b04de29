import { api } from "../platform/browser-api.ts";
import { FOLLOWED_PAYMENTS } from "../platform/device-keys.ts";
import { safeStorage } from "../platform/safe-storage.ts";

/** `install`: iPhones show messages only from the home screen. `refused`: only the browser's settings can undo it. */
export type DeviceState = "unable" | "install" | "refused" | "off" | "on";

const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

const worker = async () =>
  "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

async function subscription(): Promise<PushSubscription | null> {
  return (await (await worker())?.pushManager?.getSubscription()) ?? null;
}

const followed = () => (safeStorage().getItem(FOLLOWED_PAYMENTS) ?? "").split(" ").filter(Boolean);

/** With `payment`: whether this browser follows that guest's payment. */
export async function deviceState(payment?: string): Promise<DeviceState> {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return isApple() ? "install" : "unable";
  if (Notification.permission === "denied") return "refused";
  if (payment !== undefined && !followed().includes(payment)) return "off";
  return (await subscription()) ? "on" : "off";
}

/** After a tap: the browser asks once, then its push service gives an address, which the server keeps. */
export async function turnOn(payment?: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== "granted") return deviceState(payment);
  const { key } = await api.call("GET /api/push/key/", {});
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys } = made.toJSON();
  await api.call("POST /api/push/subscriptions/", {
    body: { endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" }, payment },
  });
  if (payment !== undefined)
    safeStorage().setItem(FOLLOWED_PAYMENTS, [...new Set([...followed(), payment])].join(" "));
  return "on";
}

export async function turnOff(): Promise<DeviceState> {
  safeStorage().removeItem(FOLLOWED_PAYMENTS);
  const known = await subscription();
  if (!known) return deviceState();
  await api.call("DELETE /api/push/subscriptions/", { body: { endpoint: known.endpoint } });
  await known.unsubscribe();
  return "off";
}
