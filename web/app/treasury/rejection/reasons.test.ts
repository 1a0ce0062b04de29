import { expect, it } from "vitest";
import { choicesFor, REASONS } from "./reasons.ts";

const texts = (typed: string) => choicesFor(typed).map(({ text }) => text);

it("offers every usual reason before anything is typed, and no stored text", () => {
  expect(texts("")).toEqual([...REASONS]);
});

it("filters by all words typed, whatever their case, with one's own words last", () => {
  expect(texts("BUR")).toEqual(["Bukti buram. Mohon kirim ulang foto yang jelas.", "BUR"]);
  expect(texts("bukti pernah")).toEqual([
    "Bukti ini sudah pernah dipakai untuk pembayaran lain.",
    "bukti pernah",
  ]);
});

it("leaves only one's own words where no usual reason fits, and does not repeat a usual one as one's own", () => {
  expect(choicesFor("  Rekening ditutup ")).toEqual([{ text: "Rekening ditutup", own: true }]);
  expect(choicesFor(REASONS[3])).toEqual([{ text: REASONS[3], own: false }]);
});
