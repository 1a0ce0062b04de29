import type { ChangeEvent } from "react";

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The props that tie a control to one value of a form. Amounts and files are handed over as they are, text by its event. */
export type FieldOf<Value> = [Value] extends [boolean]
  ? { name: string; checked: boolean; onChange(event: ChangeEvent<HTMLInputElement>): void }
  : {
      name: string;
      value: Value;
      error: string | undefined;
      onChange(to: [Value] extends [string] ? Typed : Value): void;
    };

/** What a group of text fields needs of the form that it is a part of. */
export interface TextFields<Names extends string> {
  field(name: Names, wrong?: string | false): FieldOf<string>;
}

/** `field("name")` for these values; `wrong` is what the page itself finds wrong with it, before the server is asked. */
export const fieldsOf =
  <Values extends object>(
    values: Values,
    change: (to: Partial<Values>) => void,
    errorOf: (field: string) => string | undefined,
  ) =>
  <Name extends keyof Values & string>(name: Name, wrong?: string | false): FieldOf<Values[Name]> => {
    const value: unknown = values[name];
    const isBox = typeof value === "boolean";
    const props: unknown = {
      name,
      ...(isBox ? { checked: value } : { value, error: wrong || errorOf(name) }),
      onChange(to: unknown) {
        const target = (to as ChangeEvent<HTMLInputElement> | null)?.target;
        change({ [name]: target ? (isBox ? target.checked : target.value) : to } as Partial<Values>);
      },
    };
    return props as FieldOf<Values[Name]>;
  };
