/** The server's objections, each at the field of the form that it is about. */
export function objectionsAt<Field extends string>(
  fieldOf: Record<string, Field>,
  errors: Record<string, string[]> = {},
): Partial<Record<Field, string>> {
  const found = Object.entries(errors).flatMap(([name, [text]]) => {
    const field = fieldOf[name];
    return field && text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Field, string>>;
}

/** What is wrong, without the fields that are not. */
export function onlyWrong<Errors extends Record<string, string | undefined>>(found: Errors): Partial<Errors> {
  return Object.fromEntries(
    Object.entries(found).filter(([, text]) => text !== undefined),
  ) as Partial<Errors>;
}
