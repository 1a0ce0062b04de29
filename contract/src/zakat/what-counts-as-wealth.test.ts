import { expect, it } from "vitest";
import { zakatQuestion } from "./calculate-endpoint.ts";
import { BOOK, type Case } from "./cases/case.fixture.ts";
import { EMAS } from "./cases/emas.fixture.ts";
import { FITRAH } from "./cases/fitrah.fixture.ts";
import { MAAL } from "./cases/maal.fixture.ts";
import { PENGHASILAN } from "./cases/penghasilan.fixture.ts";
import { PERAK } from "./cases/perak.fixture.ts";
import { PERDAGANGAN } from "./cases/perdagangan.fixture.ts";
import { PERTANIAN } from "./cases/pertanian.fixture.ts";
import { nisabNow } from "./nisab.ts";
import { ruleFor } from "./rules-and-prices.ts";
import { askedFrom, typedRupiah, typedWeight } from "./typed.ts";
import { reckon } from "./what-counts-as-wealth.ts";

const KINDS: readonly (readonly Case[])[] = [PENGHASILAN, MAAL, EMAS, PERAK, PERDAGANGAN, PERTANIAN, FITRAH];

it("reckons 40 cases of each kind as they were worked out by hand", () => {
  for (const cases of KINDS) {
    expect(cases).toHaveLength(40);
    for (const [asked, zakat, base] of cases) {
      expect([asked, zakatQuestion.safeParse(asked).success]).toEqual([asked, true]);
      const found = reckon(BOOK, asked);
      if ("missing" in found) throw new Error(JSON.stringify(asked));
      expect([asked, found.due, found.zakat, found.base]).toEqual([asked, zakat !== null, zakat ?? 0, base]);
      // What is shown never contradicts what was decided.
      expect(found.due).toBe(found.base >= found.nisab && found.base > 0);
    }
  }
});

it("returns the nisab without any answer, and names the missing answers", () => {
  const worth = (kind: Parameters<typeof ruleFor>[1], watering?: "rain") => {
    const rule = ruleFor(BOOK, kind, watering);
    return rule && nisabNow(BOOK, rule);
  };
  expect([
    worth("penghasilan"),
    worth("emas"),
    worth("perak"),
    worth("pertanian", "rain"),
    worth("fitrah"),
  ]).toEqual([91_681_728, 196_775_000, 18_564_000, 4_701_600, 39_500]);
  const asked = { kind: "emas", grams: 100 } as const;
  expect(reckon({ ...BOOK, rules: [] }, asked)).toEqual({ missing: "rule" });
  expect(reckon({ ...BOOK, prices: [] }, asked)).toEqual({ missing: "price", price: "gold_24k" });
});

it("reads numbers with grouped digits, commas and points", () => {
  expect(["8.250.000", "Rp. 1.000,00", "", "abc", "0"].map(typedRupiah)).toEqual([
    8_250_000,
    1000,
    undefined,
    undefined,
    0,
  ]);
  expect(["84,99", "84.99", "1.000", "1.234,5", "", "dua", "74.375,5"].map(typedWeight)).toEqual([
    84.99,
    84.99,
    1000,
    1234.5,
    undefined,
    undefined,
    74_375.5,
  ]);
  expect(askedFrom("emas", { grams: "85", karat: "21" })).toEqual({ kind: "emas", grams: 85, karat: 21 });
  expect(askedFrom("pertanian", { form: "rupiah", kilograms: "5.000.000", watering: "rain" })).toEqual({
    kind: "pertanian",
    watering: "rain",
    rupiah: 5_000_000,
  });
  expect(askedFrom("maal", { cash: "" })).toEqual({ kind: "maal" });
});
