import { expect, it } from "vitest";
import { isProxyList, trustsTheInternet } from "./trusted-proxies.ts";

it.each(["loopback", "127.0.0.1", "10.0.0.0/8, 192.168.1.4", "::1", "fc00::/7", "uniquelocal,203.0.113.7"])(
  "accepts %s as a list of trusted proxies",
  (list) => {
    expect(isProxyList(list)).toBe(true);
    expect(trustsTheInternet(list)).toBe(false);
  },
);

it.each(["0.0.0.0/0", "::/0", "loopback,0.0.0.0/0", "0.0.0.0", "0.0.0.0/1,128.0.0.0/1", "2000::/3"])(
  "says that %s would trust the internet",
  (list) => expect(trustsTheInternet(list)).toBe(true),
);

it.each(["true", "*", "1", "proxy.example", "10.0.0.0/33", "10.0.0.0/8/8", "loopback,"])(
  "refuses %s as a list",
  (list) => expect(isProxyList(list)).toBe(false),
);
