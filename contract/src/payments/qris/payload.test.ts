import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crcOf } from "./crc.ts";
import {
  type Field,
  parseMerchantQris,
  parseQris,
  type QrisPayload,
  withAmount,
  writeQris,
} from "./payload.ts";

const STATIC =
  "00020101021126590013ID.CONTOH.WWW011893600999000000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204839853033605802ID5914YAYASAN CONTOH6007BANDUNG6105401116304B5BE";
const TRAP =
  "00020101021126590013ID.CONTOH.WWW011893600999000000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204839853033605802ID5916TOKO 5802ID JAYA6007BANDUNG61054011163047A1A";

function read(text: string): QrisPayload {
  const parsed = parseQris(text);
  if (typeof parsed === "string") throw new Error(parsed);
  return parsed;
}

describe("a merchant's QRIS", () => {
  it("checks by the published sum", () => expect(crcOf("123456789")).toBe("29B1"));

  it("names the merchant", () => {
    expect(read(STATIC).merchant).toEqual({
      nmid: "ID1020000000001",
      name: "YAYASAN CONTOH",
      city: "BANDUNG",
      acquirer: "ID.CONTOH.WWW",
      mcc: "8398",
      class: "UMI",
    });
  });

  it("keeps the merchant when an amount is set", () => {
    expect(withAmount(read(STATIC), 100_137)).toBe(
      "00020101021226590013ID.CONTOH.WWW011893600999000000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI52048398530336054061001375802ID5914YAYASAN CONTOH6007BANDUNG61054011163049902",
    );
    expect(withAmount(read(STATIC), 10_000_000).slice(-4)).toBe("A1F4");
    expect(withAmount(read(STATIC), 7_640_144).slice(-4)).toBe("19BA");
    expect(withAmount(read(STATIC), 25_000).slice(-4)).toBe("747C");
    expect(read(withAmount(read(STATIC), 49_863)).amount).toBe(49_863);
  });

  it("is read correctly if the merchant's name looks like a field", () => {
    const asked = withAmount(read(TRAP), 50_021);
    expect(asked.slice(-8)).toBe("630422B0");
    expect(read(asked).merchant.name).toBe("TOKO 5802ID JAYA");
  });

  it("replaces the amount and the tip of an earlier bill", () => {
    const again = withAmount(read(withAmount(read(STATIC), 10_000)), 100_137);
    expect(again).toBe(withAmount(read(STATIC), 100_137));
  });

  it("takes an amount from one rupiah to ten million", () => {
    for (const amount of [0, -1, 1.5, 10_000_001, Number.NaN])
      expect(() => withAmount(read(STATIC), amount)).toThrow(RangeError);
    expect(read(withAmount(read(STATIC), 1)).amount).toBe(1);
  });

  it("is refused with the code of its fault", () => {
    expect(parseQris(`${STATIC.slice(0, -1)}F`)).toBe("crc_wrong");
    expect(parseQris("https://contoh.id/bayar")).toBe("not_qris");
    expect(parseQris("")).toBe("not_qris");
    expect(parseQris(STATIC.slice(0, -8))).toBe("not_qris");
    expect(parseMerchantQris(withAmount(read(STATIC), 5_000))).toBe("already_dynamic");
    const dollars = STATIC.slice(0, -4).replace("5303360", "5303840");
    expect(parseQris(dollars + crcOf(dollars))).toBe("not_rupiah");
    const twice = STATIC.slice(0, -8).replace("5802ID", "5802ID5802ID");
    expect(parseQris(`${twice}6304${crcOf(`${twice}6304`)}`)).toBe("not_qris");
  });
});

const text = (most: number) =>
  fc.string({
    unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789.-5802ID"),
    minLength: 1,
    maxLength: most,
  });
const inner = fc
  .record({ domain: text(20), pan: text(18), id: text(15), class: fc.constantFrom("UMI", "UKE", "UME") })
  .map((one) => [one.domain, one.pan, one.id, one.class])
  .map((values) =>
    values.map((value, at) => `0${at}${String(value.length).padStart(2, "0")}${value}`).join(""),
  );
const payload = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 26, max: 51 }), { minLength: 1, maxLength: 4 }),
    inner,
    text(25),
    text(15),
    fc.boolean(),
    text(40),
  )
  .map(([accounts, account, name, city, more, note]): Field[] => [
    { tag: "00", value: "01" },
    { tag: "01", value: "11" },
    ...accounts.sort((a, b) => a - b).map((tag) => ({ tag: String(tag), value: account })),
    { tag: "52", value: "8398" },
    { tag: "53", value: "360" },
    { tag: "58", value: "ID" },
    { tag: "59", value: name },
    { tag: "60", value: city },
    ...(more ? [{ tag: "62", value: note }] : []),
  ])
  .map((fields) => {
    const open = `${writeQris({ fields })}6304`;
    return open + crcOf(open);
  });

describe("any QRIS", () => {
  it("is written as it was read", () => {
    fc.assert(
      fc.property(payload, (made) => {
        expect(writeQris(read(made))).toBe(made);
      }),
      { numRuns: 10_000, seed: 7 },
    );
  });

  it("is refused with any letter changed", () => {
    const changed = fc
      .tuple(payload, fc.nat(), text(1))
      .map(([made, at, letter]) => ({ made, at: at % made.length, letter }));
    fc.assert(
      fc.property(changed, ({ made, at, letter }) => {
        if (made[at] === letter) return;
        expect(typeof parseQris(made.slice(0, at) + letter + made.slice(at + 1))).toBe("string");
      }),
      { numRuns: 10_000, seed: 7 },
    );
    for (let at = 0; at < STATIC.length; at++)
      for (const letter of ["0", "9", "A", "Z", "~"])
        if (STATIC[at] !== letter)
          expect(typeof parseQris(STATIC.slice(0, at) + letter + STATIC.slice(at + 1))).toBe("string");
  });
});
