import { z } from "zod";
import { invalid } from "../errors.ts";
import { storable } from "../text/storable.ts";

// Fallback for errors without a sentence in the contract: zod's own, in Indonesian.
z.config({
  ...z.locales.id(),
  customError: (issue) =>
    issue.code === "invalid_type" && issue.input === undefined ? "Wajib diisi." : undefined,
});

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "non_field_errors";
    errors[field] = [...new Set([...(errors[field] ?? []), issue.message])];
  }
  return errors;
}

export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(storable(value));
  if (parsed.success) return parsed.data;
  throw invalid(fieldErrors(parsed.error));
}
