import type { PaymentPage } from "@barakah/contract";
import { expect, it } from "vitest";
import { onlyAsks } from "./payment-actions.tsx";

const asks = (next: PaymentPage["next"], more: Partial<PaymentPage> = {}) =>
  onlyAsks({ next, missing: 0, rest_sent: false, proof_at: null, ...more } as PaymentPage);

it("offers WhatsApp once if the payment needs no other action, as after a refund", () => {
  expect(asks("nothing")).toBe(true);
  expect(asks("wait")).toBe(true);
  expect(asks("wait", { proof_at: "2026-11-19T00:00:00Z" })).toBe(false);
  expect(asks("wait", { missing: 50_000 })).toBe(false);
  expect(asks("send_proof")).toBe(false);
});
