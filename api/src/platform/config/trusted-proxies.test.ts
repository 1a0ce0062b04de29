import { expect, it } from "vitest";
import { isProxyList, trustsTheInternet } from "./trusted-proxies.ts";

it.each(["loopback", "127.0.0.1", "10.0.0.0/8, 192.168.1.4", "::1", "fc00::/7", "uniquelocal,203.0.113.7"])(
  "takes %s as proxies of our own",
  (list) => {
    expect(isProxyList(list)).toBe(true);
    expect(trustsTheInternet(list)).toBe(false);
  },
);

it.each(["0.0.0.0/0", "::/0", "loopback,0.0.0.0/0", "0.0.0.0", "0.0.0.0/1,128.0.0.0/1", "2000::/3"])(
  "finds strangers among %s",
  (list) => expect(trustsTheInternet(list)).toBe(true),
);

it.each(["true", "*", "1", "proxy.example", "10.0.0.0/33", "10.0.0.0/8/8", "loopback,"])(
  "takes %s for no list",
  (list) => expect(isProxyList(list)).toBe(false),
);
