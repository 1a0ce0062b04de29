import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { GIFT_FORM } from "../charity/gift-form.ts";
import { registerForEvent } from "../events/registering.ts";
import { REGISTRATION_FORM } from "../events/registration-form.ts";
import { TRANSFER_FORM } from "../payments/empty-purchase-forms.ts";
import { transferFields } from "../payments/purchase-fields.ts";
import { PLEDGE_FORM } from "../pledges/pledge-form.ts";
import { makePledge } from "../pledges/pledges.ts";
import { purchase } from "../purchases/purchase.ts";
import { ZAKAT_FORM } from "../zakat/zakat-form.ts";
import { valuesIn } from "./form-values.ts";

const purchaseOf = (kind: string) => {
  const found = purchase.options.find(({ shape }) => shape.kind.value === kind);
  if (!found) throw new Error(`there is no purchase ${kind}`);
  return found;
};

it.each([
  ["a gift", GIFT_FORM, purchaseOf("donation")],
  ["a gift's transfer", TRANSFER_FORM, z.object(transferFields)],
  ["zakat", ZAKAT_FORM, purchaseOf("zakat")],
  ["a pledge", PLEDGE_FORM, makePledge.body],
  ["a registration", REGISTRATION_FORM, registerForEvent.body],
])("the form of %s has only fields that its endpoint accepts", (_name, form, body) => {
  expect(Object.keys(body.shape)).toEqual(expect.arrayContaining(Object.keys(form)));
});

/** The fields that a browser sends for these values. */
const sentFor = (values: unknown, path = ""): [string, string][] =>
  typeof values === "object" && values !== null
    ? Object.entries(values).flatMap(([name, value]) => sentFor(value, path ? `${path}.${name}` : name))
    : values === null
      ? []
      : [[path, String(values)]];

it("reads nested values as the browser sent them", () => {
  const text = fc.string({ minLength: 1 });
  const amount = fc.integer({ min: 1, max: 999_999_999_999 });
  const answers = fc.dictionary(
    fc.stringMatching(/^[1-9]\d{0,5}$/),
    fc.oneof(text, fc.array(text, { minLength: 1 })),
  );
  const ticket = fc.record({ type: text, price: amount, name: text, answers });
  const registration = fc.record({ tickets: fc.array(ticket, { maxLength: 12 }), name: text, phone: text });
  fc.assert(
    fc.property(registration, (values) => {
      const form = { ...REGISTRATION_FORM, ...values };
      expect(valuesIn(REGISTRATION_FORM, Object.fromEntries(sentFor(form)))).toEqual(form);
    }),
  );
});

it("reads amounts as people type them, and keeps the default of an empty or unreadable field", () => {
  expect(valuesIn(GIFT_FORM, { amount: "Rp. 1.250.000,00" })).toEqual({ ...GIFT_FORM, amount: 1_250_000 });
  expect(valuesIn(PLEDGE_FORM, { amount: "seratus", "rhythm.day": "" }).rhythm.day).toBe(25);
});

it("ignores fields that the form does not declare, also `__proto__` and `constructor`", () => {
  const sent = {
    "__proto__.polluted": "ya",
    "tickets.0.__proto__.polluted": "ya",
    "tickets.99999999.name": "Siti",
  };
  const read = valuesIn(REGISTRATION_FORM, { ...sent, constructor: "ya" });
  expect(Object.keys(read)).toEqual(Object.keys(REGISTRATION_FORM));
  expect(read.tickets).toHaveLength(2);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});
