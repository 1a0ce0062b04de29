import { expect, it } from "vitest";
import { z } from "zod";
import * as contract from "../index.ts";

type Node = z.core.$ZodType;
/** A field of an endpoint's body that people type. */
interface Field {
  path: string;
  name: string;
  type: Node;
}

/** Fields that are chosen from a list. */
const CHOSEN = /(^|_)(region_code|origin_region)$/;
const NUMBERS =
  /(^|_)(phone|number|code|otp|awb|account|again)$|^(account_number|whatsapp_number|postal_code|registration)$/;

/** The types inside an optional type, an array, a union or a pipe. */
function inner(type: Node): Node[] {
  const { def } = (type as z.ZodType)._zod as unknown as {
    def: { type: string; innerType?: Node; in?: Node; element?: Node; options?: Node[] };
  };
  if (def.innerType) return [def.innerType];
  if (def.type === "pipe" && def.in) return [def.in];
  if (def.type === "array" && def.element) return [def.element];
  return def.options ?? [];
}

function fieldsIn(type: Node, path: string): Field[] {
  if (type instanceof z.ZodObject)
    return Object.entries(type.shape as Record<string, Node>).flatMap(([name, field]) => [
      { path: `${path}.${name}`, name, type: field },
      ...fieldsIn(field, `${path}.${name}`),
    ]);
  return inner(type).flatMap((each) => fieldsIn(each, path));
}

const typedFields = Object.values(contract as Record<string, unknown>)
  .filter((value): value is { method: string; path: string; body: Node } => {
    const { path, body } = (value ?? {}) as { path?: unknown; body?: unknown };
    return typeof path === "string" && body instanceof z.ZodType;
  })
  .flatMap(({ method, path, body }) => fieldsIn(body, `${method} ${path} body`))
  .filter(({ name }) => NUMBERS.test(name) && !CHOSEN.test(name));

const VALUES = ["123456", "1234567890", "081234567890", "6281234567890", "40391", "ABCD1234EF"];
/** A number as it is copied from a bank book, a letter or the contacts: with spaces or dashes. */
const grouped = (value: string): string[] => {
  const parts = value.match(/.{1,4}/g) ?? [];
  return [parts.join(" "), parts.join("-"), ` ${value} `];
};
const accepts = ({ type }: Field, value: string) => (type as z.ZodType).safeParse(value).success;

it("every field for an account number, phone number or code accepts spaces and dashes", () => {
  expect(typedFields.length).toBeGreaterThan(30);
  const refused = typedFields.flatMap((field) =>
    VALUES.filter((value) => accepts(field, value)).flatMap((value) =>
      grouped(value)
        .filter((typed) => !accepts(field, typed))
        .map((typed) => `${field.path}: ${JSON.stringify(typed)}`),
    ),
  );
  expect(refused).toEqual([]);
});

it("an invalid account number is refused with an Indonesian sentence", () => {
  const accounts = typedFields.filter(({ name }) => name === "account_number");
  expect(accounts.length).toBeGreaterThan(4);
  const said = accounts.flatMap(({ type }) =>
    (type as z.ZodType).safeParse("rekening ibu").error?.issues.map(({ message }) => message),
  );
  for (const sentence of said) expect(sentence).toMatch(/^(Isi|Tulis) .*angka/);
  expect(said.length).toBeGreaterThanOrEqual(accounts.length);
});

it("a WhatsApp number may be written with spaces, dashes and +62", () => {
  const { whatsapp_number } = contract.siteSettings.shape;
  for (const typed of ["0812 3456 7890", "+62 812-3456-7890", "6281234567890"])
    expect(whatsapp_number.parse(typed)).toBe("6281234567890");
});
