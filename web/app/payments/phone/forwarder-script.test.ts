import { createHmac } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { forwarderScript } from "./forwarder-script.ts";
import { hmacSha256 } from "./sign.ts";

const right = (key: string, message: string) => createHmac("sha256", key).update(message).digest("hex");

it("signs as the server checks it, whatever the length and the letters", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000])
    expect(hmacSha256("kunci", "a".repeat(length))).toBe(right("kunci", "a".repeat(length)));
  expect(hmacSha256("k".repeat(100), "Rp 50.000 dari Ibu Zaïnab 🌙")).toBe(
    right("k".repeat(100), "Rp 50.000 dari Ibu Zaïnab 🌙"),
  );
});

it("gives the phone a script that sends a notification, signed, with nothing to fill in", () => {
  const sent: Record<string, string> = {};
  class XMLHttpRequest {
    open(method: string, url: string) {
      sent.call = `${method} ${url}`;
    }
    setRequestHeader(name: string, value: string) {
      sent[name] = value;
    }
    send(body: string) {
      sent.body = body;
    }
  }
  const said: Record<string, string> = { judul: 'Dana "masuk"', isi: "Rp 33.333 dari BUDI" };
  const phone = { device: "2345ABCD", key: "f".repeat(48), app: "co.id.bankbsi.superapp" };
  const script = forwarderScript(phone, "https://contoh.id/api/payments/notices/");
  runInNewContext(script, { XMLHttpRequest, local: (name: string) => said[name] });
  expect(sent.call).toBe("POST https://contoh.id/api/payments/notices/");
  expect(JSON.parse(sent.body ?? "")).toMatchObject({
    package: "co.id.bankbsi.superapp",
    title: 'Dana "masuk"',
    text: "Rp 33.333 dari BUDI",
  });
  expect(sent["X-Device"]).toBe("2345ABCD");
  expect(sent["X-Signature"]).toBe(right(phone.key, `${sent["X-Timestamp"]}.${sent.body}`));
});
