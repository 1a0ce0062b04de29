import type { Enrolment } from "@barakah/contract";
import { expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const enrolment = (payment_status: Enrolment["payment_status"], in_review = false) =>
  ({ payment_status, in_review }) as Enrolment;

it.each([
  [undefined, "outside"],
  [enrolment("pending"), "paying"],
  [enrolment("pending", true), "in-review"],
  [enrolment("rejected"), "rejected"],
  [enrolment("verified"), "learning"],
])("reads %j as %s", (given, standing) => {
  expect(standingOf(given)).toBe(standing);
});
