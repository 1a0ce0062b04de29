/** One field that two people wrote differently. */
export interface Clash<Form> {
  field: keyof Form & string;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<Form> {
  /** Both changed it, and not to the same. */
  clashes: Clash<Form>[];
  /** Only they changed it: theirs is taken. */
  theirs: (keyof Form & string)[];
  /** Only I changed it: mine stays. */
  mine: (keyof Form & string)[];
  /** The merged values; mine where both changed it. */
  values: Form;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Three-way merge: the common base, my version, the saved version. */
export function merge<Form extends object>(base: Form, mine: Form, saved: Form): Merge<Form> {
  const fields = Object.keys(mine) as (keyof Form & string)[];
  const byMe = fields.filter((field) => !same(base[field], mine[field]));
  const byThem = fields.filter((field) => !same(base[field], saved[field]));
  const both = byMe.filter((field) => byThem.includes(field) && !same(mine[field], saved[field]));
  const theirs = byThem.filter((field) => !byMe.includes(field));
  return {
    clashes: both.map((field) => ({ field, mine: mine[field], theirs: saved[field] })),
    theirs,
    mine: byMe.filter((field) => !byThem.includes(field)),
    values: { ...mine, ...Object.fromEntries(theirs.map((field) => [field, saved[field]])) },
  };
}
