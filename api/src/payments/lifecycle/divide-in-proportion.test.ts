import fc from "fast-check";
import { expect, it } from "vitest";
import { campaign } from "../../ledger/index.ts";
import { divideInProportion } from "./divide-in-proportion.ts";

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);

it("takes from each share in proportion, with an exact sum", () => {
  const shares = [
    { account: campaign(1), amount: 60_000 },
    { account: campaign(2), amount: 30_000 },
    { account: campaign(3), amount: 10_001 },
  ];
  expect(divideInProportion(shares, 50_000).map(({ amount }) => amount)).toEqual([30_000, 15_000, 5_000]);
  expect(divideInProportion(shares, 1)).toEqual([{ account: campaign(1), amount: 1 }]);
  expect(divideInProportion(shares, 100_001)).toEqual(shares);
  expect(() => divideInProportion(shares, 100_002)).toThrow("cannot be taken");
});

it("adds up over any number of refunds, takes no more than each share has, and takes everything in the last", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (shares, parts) => {
      let left = shares.map((amount, id) => ({ account: campaign(id), amount }));
      const steps = [...parts.map((part) => Math.floor(part * sum(left))), undefined];
      for (const step of steps) {
        const amount = Math.min(step ?? sum(left), sum(left));
        if (amount === 0) continue;
        const taken = new Map(divideInProportion(left, amount).map((share) => [share.account, share.amount]));
        expect([...taken.values()].reduce((all, one) => all + one, 0)).toBe(amount);
        left = left
          .map((share) => ({ ...share, amount: share.amount - (taken.get(share.account) ?? 0) }))
          .filter((share) => share.amount !== 0);
        for (const share of left) expect(share.amount).toBeGreaterThan(0);
      }
      expect(left).toEqual([]);
    }),
  );
});
