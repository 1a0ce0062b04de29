import { expect, it } from "vitest";
import { DESK, useBrowser } from "./browser.ts";
import { MOSQUE } from "./giving-steps.ts";
import { post, visitAs } from "./members.ts";
import { treasurer } from "./treasury.ts";

useBrowser();

it("keeps state and sum of payments in sight beside a name that has no blank", async () => {
  const donorName = "Abdurrahman".repeat(9);
  await post("/api/payments/generate-donation-midtrans-token/", {
    amount: 50_225,
    donorName,
    donorPhone: "081200004411",
    donorEmail: "",
    message: "",
    campaignSlug: MOSQUE,
  });
  const page = await visitAs(await treasurer(), "/admin/pembayaran", { viewport: DESK });
  await page.getByText(donorName).waitFor();
  const beyond = await page
    .locator(".bo-table-frame")
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
});
