import { expect, it } from "vitest";
import { midtransBaseUrls, snapScriptUrl } from "./environment.ts";

it("has separate addresses for sandbox and production", () => {
  expect(snapScriptUrl("sandbox")).toBe("https://app.sandbox.midtrans.com/snap/snap.js");
  expect(snapScriptUrl("production")).toBe("https://app.midtrans.com/snap/snap.js");
  expect(midtransBaseUrls("sandbox")).toEqual({
    snapBaseUrl: "https://app.sandbox.midtrans.com",
    coreBaseUrl: "https://api.sandbox.midtrans.com",
  });
  expect(midtransBaseUrls("production")).toEqual({
    snapBaseUrl: "https://app.midtrans.com",
    coreBaseUrl: "https://api.midtrans.com",
  });
});
