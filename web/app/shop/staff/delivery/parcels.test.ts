import type { Parcel } from "@barakah/contract";
import { expect, it } from "vitest";
import { groupsOf, nextAfter } from "./parcels.ts";

const parcel = (order_number: string, courier?: string) =>
  ({ order_number, items: [], shipment: courier ? { courier, weight_g: 600 } : null }) as unknown as Parcel;
const PARCELS = [parcel("A", "NusaKirim"), parcel("B", "NusaKirim"), parcel("C", "Kurir toko"), parcel("D")];

it("parcels are grouped by courier; fetched orders are in no group", () => {
  expect(groupsOf(PARCELS).map(({ name, parcels, grams }) => [name, parcels.length, grams])).toEqual([
    ["NusaKirim", 2, 1200],
    ["Kurir toko", 1, 600],
  ]);
});

it("after a tracking number the next parcel without one follows, after the last parcel the first without one", () => {
  const sent = PARCELS.slice(0, 3);
  expect(nextAfter(sent, "A", new Map([["A", "1"]]))).toBe("B");
  expect(nextAfter(sent, "C", new Map([["C", "1"]]))).toBe("A");
  expect(
    nextAfter(
      sent,
      "C",
      new Map([
        ["A", "1"],
        ["B", "1"],
        ["C", "1"],
      ]),
    ),
  ).toBeUndefined();
});
