import type { StaffEvent } from "@barakah/contract";
import { expect, it } from "vitest";
import { formOf, sentOf } from "./event-form.ts";

const TYPE = { id: 7, name: "Umum", benefits: "", price: 25_000, quota: null, per_order_max: 5 };
const STORED = {
  title: "Kajian",
  slug: "kajian",
  starts_at: "2026-12-20T01:00:00.000Z",
  ends_at: "2026-12-20T18:30:00.000Z",
  registration_opens: null,
  registration_closes: "2026-12-20T01:00:00.000Z",
  registration_closes_set: null,
  campaign_id: 3,
  campaign_basis_points: 250,
  ticket_types: [{ ...TYPE, taken: 4, opens: "2026-12-01T00:00:00.000Z", closes: null }],
  questions: [],
} as unknown as StaffEvent;

it("shows times in Jakarta's time zone, and sends unchanged times unchanged", () => {
  const form = formOf(STORED);
  expect([form.starts_at, form.ends_at]).toEqual(["2026-12-20T08:00", "2026-12-21T01:30"]);
  expect(form.registration_closes).toBe("");
  expect(sentOf(form)).toMatchObject({
    starts_at: STORED.starts_at,
    ends_at: STORED.ends_at,
    registration_opens: null,
    registration_closes: null,
    campaign_id: 3,
    campaign_basis_points: 250,
    ticket_types: [{ ...TYPE, opens: "2026-12-01T00:00:00.000Z", closes: null }],
  });
});

it("sends a missing time as it is, for the server to name its field", () => {
  expect(sentOf(formOf(undefined))).toMatchObject({ starts_at: "", campaign_id: null });
});
