/** `tickets.0.name`: the fields that a browser sends, by the dots in their names. */
type Branch = Map<string, Branch | string>;

function branchOf(sent: Readonly<Record<string, string>>): Branch {
  const root: Branch = new Map();
  for (const [field, text] of Object.entries(sent)) {
    const names = field.split(".");
    const last = names.pop() ?? "";
    let branch = root;
    for (const name of names) {
      const inner = branch.get(name);
      const next: Branch = inner instanceof Map ? inner : new Map();
      branch.set(name, next);
      branch = next;
    }
    branch.set(last, text);
  }
  return root;
}

/** 'Rp. 1.250.000,00' is 1250000; 0 if there is no number. Digits beyond every accepted amount are kept, to be refused. */
export const typedAmount = (text: string): number =>
  Number(text.replace(/,\d*$/, "").replace(/\D/g, "").replace(/^0+/, "").slice(0, 15));

function filled(empty: unknown, sent: Branch | string | undefined): unknown {
  const text = typeof sent === "string" ? sent : "";
  if (typeof empty === "string") return text || empty;
  if (typeof empty === "number") return text ? typedAmount(text) : empty;
  if (empty === null) return text ? typedAmount(text) : null;
  const parts = sent instanceof Map ? [...sent] : [];
  if (Array.isArray(empty)) {
    const places = parts.sort(([one], [other]) => Number(one) - Number(other));
    return places.map(([, part]) => filled(empty[0], part));
  }
  const fields = Object.entries(empty as object);
  if (fields.length > 0) {
    const own = new Map(parts);
    return Object.fromEntries(fields.map(([name, nothing]) => [name, filled(nothing, own.get(name))]));
  }
  const given = parts.map(
    ([id, part]) => [id, typeof part === "string" ? part : [...part.values()]] as const,
  );
  return Object.fromEntries(given.filter(([, answer]) => answer !== ""));
}

/**
 * A form is declared once, by its empty values under the names of the contract's fields: 0 for a number, null for a number
 * or nothing, a list with one empty entry, `{}` for answers by id. This reads what a browser without JavaScript sent.
 */
export const valuesIn = <Values extends object>(
  form: Values,
  sent: Readonly<Record<string, string>>,
): Values => filled(form, branchOf(sent)) as Values;
