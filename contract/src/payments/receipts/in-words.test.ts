import fc from "fast-check";
import { expect, it } from "vitest";
import { inWords, rupiahInWords } from "./in-words.ts";

it.each([
  [0, "nol"],
  [1, "satu"],
  [10, "sepuluh"],
  [11, "sebelas"],
  [12, "dua belas"],
  [19, "sembilan belas"],
  [20, "dua puluh"],
  [21, "dua puluh satu"],
  [99, "sembilan puluh sembilan"],
  [100, "seratus"],
  [101, "seratus satu"],
  [111, "seratus sebelas"],
  [200, "dua ratus"],
  [999, "sembilan ratus sembilan puluh sembilan"],
  [1000, "seribu"],
  [1001, "seribu satu"],
  [1100, "seribu seratus"],
  [2000, "dua ribu"],
  [10_000, "sepuluh ribu"],
  [11_000, "sebelas ribu"],
  [100_000, "seratus ribu"],
  [100_137, "seratus ribu seratus tiga puluh tujuh"],
  [101_000, "seratus satu ribu"],
  [1_000_000, "satu juta"],
  [1_001_000, "satu juta seribu"],
  [1_000_001, "satu juta satu"],
  [21_000_000, "dua puluh satu juta"],
  [1_000_000_000, "satu miliar"],
  [2_000_000_011, "dua miliar sebelas"],
  [
    999_999_999_999,
    "sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan",
  ],
])("spells %d", (number, words) => {
  expect(inWords(number)).toBe(words);
});

const VALUE: Record<string, number> = {
  ...{ nol: 0, satu: 1, dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, tujuh: 7, delapan: 8, sembilan: 9 },
  ...{ sepuluh: 10, sebelas: 11, seratus: 100, seribu: 1000 },
};
const LARGE: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9 };

/** Hears a number as it is spoken: written apart from what speaks it, by the rules of the language alone. */
function heard(words: string): number {
  let [total, group] = [0, 0];
  for (const word of words.split(" ")) {
    if (word === "belas") group += 10;
    else if (word === "puluh") group += (group % 10) * 9;
    else if (word === "ratus") group *= 100;
    else if (word === "seribu") total += 1000;
    else if (LARGE[word]) [total, group] = [total + group * LARGE[word], 0];
    else group += VALUE[word] ?? Number.NaN;
  }
  return total + group;
}

it("reads back as the same number, up to a trillion less one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => heard(inWords(number)) === number),
    { numRuns: 5000 },
  );
  for (let number = 0; number < 30_000; number += 1)
    if (heard(inWords(number)) !== number) throw new Error(`${number}`);
});

it("begins with a capital and names the currency", () => {
  expect(rupiahInWords(25_000)).toBe("Dua puluh lima ribu rupiah");
});

it("refuses numbers that are no amount", () => {
  for (const none of [-1, 0.5, Number.NaN, 1e15]) expect(() => inWords(none)).toThrow(RangeError);
});
