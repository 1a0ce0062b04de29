import { expect, it } from "vitest";
import { loggedPath } from "./request-log.ts";

it.each([
  ["/api/payments/page/Zk3v9_QmB0x-7LrTnA2cYdEf/proof/", "/api/payments/page/…/proof/"],
  ["/pembayaran/Zk3v9_QmB0x-7LrTnA2cYdEf", "/pembayaran/…"],
  ["/reset-password?uid=7&token=Zk3v9_QmB0x-7LrTnA2cYdEf", "/reset-password"],
  ["/kampanye/sumur-untuk-desa-yang-kering-2026", "/kampanye/sumur-untuk-desa-yang-kering-2026"],
  ["/api/admin/payments/DON-0123456789AB/", "/api/admin/payments/DON-0123456789AB/"],
])("writes down where a call went, and no key: %s", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
