/** One field of a QRIS: a two-digit tag and its value. */
export interface Field {
  tag: string;
  value: string;
}

const HEAD = /^\d{4}$/;

/** Parses tag-length-value fields. Undefined if a length does not fit. */
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
