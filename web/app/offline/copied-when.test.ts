import { expect, it } from "vitest";
import { copiedWhen } from "./copied-when.ts";

it("says the day of a copy that is not of today, in Jakarta", () => {
  const now = Date.parse("2026-11-19T01:00:00Z");
  expect(copiedWhen("2026-11-19T00:10:00Z", now)).toBe("07.10");
  expect(copiedWhen("2026-11-18T17:01:00Z", now)).toBe("00.01");
  expect(copiedWhen("2026-11-18T14:07:00Z", now)).toBe("kemarin, 21.07");
  expect(copiedWhen("2026-11-16T14:07:00Z", now)).toBe("16 November, 21.07");
});
