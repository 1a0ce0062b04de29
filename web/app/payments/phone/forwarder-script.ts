import { hmacSha256 } from "./sign.ts";

export interface PairedPhone {
  device: string;
  key: string;
  /** The bank app whose notifications it forwards. */
  app: string;
}

/** Not the package of a bank: such a notice only reports that the phone is online. */
export const HEARTBEAT = "barakah.denyut";

/** The headers and the body of one signed notice, at this moment. */
export function signedNotice(
  { device, key }: Pick<PairedPhone, "device" | "key">,
  notice: object,
  now: number,
) {
  const body = JSON.stringify({ ...notice, posted_at: now });
  const headers = {
    "content-type": "application/json",
    "x-device": device,
    "x-timestamp": String(now),
    "x-signature": hmacSha256(key, `${now}.${body}`),
  };
  return { headers, body };
}

/**
 * A script for Tasker's JavaScriptlet, ready with the phone's own key. `local()` is Tasker's: the task puts the notification
 * into %judul and %isi. Without them it is a heartbeat.
 */
export const forwarderScript = ({ device, key, app }: PairedPhone, address: string, heartbeat = false) =>
  `
var sign = ${hmacSha256.toString()};
var now = Date.now();
var body = JSON.stringify({package: ${JSON.stringify(heartbeat ? HEARTBEAT : app)}, title: ${heartbeat ? '""' : 'local("judul") || ""'}, text: ${heartbeat ? '""' : 'local("isi") || ""'}, posted_at: now});
var call = new XMLHttpRequest();
call.open("POST", ${JSON.stringify(address)}, false);
call.setRequestHeader("Content-Type", "application/json");
call.setRequestHeader("X-Device", ${JSON.stringify(device)});
call.setRequestHeader("X-Timestamp", String(now));
call.setRequestHeader("X-Signature", sign(${JSON.stringify(key)}, now + "." + body));
call.send(body);
`.trim();
