/** One field of a QRIS: a tag of two digits and what stands under it. */
export interface Field {
  tag: string;
  value: string;
}

const HEAD = /^\d{4}$/;

/** Tag, length, value, until nothing is left. Undefined where a length does not fit what is there. */
export function readFields(text: string): Field[] | undefined {
  const fields: Field[] = [];
  let at = 0;
  while (at < text.length) {
    const head = text.slice(at, at + 4);
    if (!HEAD.test(head)) return undefined;
    const length = Number(head.slice(2));
    const value = text.slice(at + 4, at + 4 + length);
    if (value.length !== length) return undefined;
    fields.push({ tag: head.slice(0, 2), value });
    at += 4 + length;
  }
  return fields;
}

export const writeFields = (fields: readonly Field[]): string =>
  fields.map(({ tag, value }) => `${tag}${String(value.length).padStart(2, "0")}${value}`).join("");
