import fc from "fast-check";
import { expect, it } from "vitest";
import { sharesOf } from "./shares.ts";

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
const rupiah = fc.integer({ min: 1, max: 1_000_000_000_000 });
const many = fc.array(rupiah, { minLength: 1, maxLength: 10 });

it("loses and invents no rupiah, and pays each payment wholly when there is enough", () => {
  fc.assert(
    fc.property(many, many, (came, owed) => {
      const lines = came.map((unclaimed, n) => ({ id: n + 1, unclaimed }));
      const payments = owed.map((amount, n) => ({ id: `p${n}`, amount }));
      const { shares, left } = sharesOf(lines, payments);
      expect(shares.every(({ amount }) => amount > 0)).toBe(true);
      for (const { id, unclaimed } of lines) {
        const taken = sum(shares.filter(({ line_id }) => line_id === id).map(({ amount }) => amount));
        expect(taken + (left.get(id) ?? 0)).toBe(unclaimed);
      }
      if (sum(came) < sum(owed)) return;
      for (const { id, amount } of payments)
        expect(sum(shares.filter(({ payment_id }) => payment_id === id).map((share) => share.amount))).toBe(
          amount,
        );
    }),
  );
});
