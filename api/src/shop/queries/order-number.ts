/** ORD-7K2MQ4 is the first order of its payment, ORD-7K2MQ4-2 the second. The database writes them with `order_number`. */
export function partOf(number: string): { reference: string; part: number } {
  const [, reference, part] = /^(.+-.+)-(\d{1,3})$/.exec(number) ?? [];
  return reference ? { reference, part: Number(part) } : { reference: number, part: 1 };
}

export const orderNumber = (reference: string, part: number) =>
  part > 1 ? `${reference}-${part}` : reference;
