import { expect, it } from "vitest";
import { whatsappLink } from "./whatsapp.ts";

it("keeps only the digits of the number", () => {
  expect(whatsappLink("+62 812-0000-0000", "Salam")).toBe("https://wa.me/6281200000000?text=Salam");
});

it("encodes the text once, so that decoding it once gives it back", () => {
  const text = "Assalamu'alaikum, 100% & lebih?\nTerima kasih";
  const link = whatsappLink("6281200000000", text);
  expect(link).not.toContain(" ");
  expect(new URL(link).searchParams.get("text")).toBe(text);
});
