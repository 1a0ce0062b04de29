import type { Enrolment } from "@barakah/contract";
import { expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const enrolment = (
  payment_status: Enrolment["payment_status"],
  in_review = false,
  ended_as: Enrolment["ended_as"] = null,
) => ({ payment_status, in_review, ended_as }) as Enrolment;

it.each([
  [undefined, "outside"],
  [enrolment("pending"), "paying"],
  [enrolment("pending", true), "in-review"],
  [enrolment("rejected", false, "rejected"), "rejected"],
  [enrolment("rejected", false, "refunded"), "refunded"],
  [enrolment("rejected", false, "unpaid"), "unpaid"],
  [enrolment("verified"), "learning"],
])("reads %j as %s", (given, standing) => {
  expect(standingOf(given)).toBe(standing);
});
