import { fieldsOf } from "../form/form-fields.ts";

interface Whole<Values extends object> {
  values: Values;
  change(to: Partial<Values>): void;
  errorOf(field: string): string | undefined;
}

/** One of a form's values that is an object itself, as a form: the server names its fields 'delivery.sender'. */
export function partOf<Values extends object, Name extends keyof Values & string>(
  form: Whole<Values>,
  name: Name,
) {
  type Part = Values[Name] & object;
  const values = form.values[name] as Part;
  const change = (to: Partial<Part>) => form.change({ [name]: { ...values, ...to } } as Partial<Values>);
  const errorOf = (field: string) => form.errorOf(`${name}.${field}`);
  return { values, change, errorOf, field: fieldsOf(values, change, errorOf) };
}
