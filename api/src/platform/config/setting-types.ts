import { z } from "zod";

type RawIssue = z.core.$ZodRawIssue;

const FORMATS: Record<string, string> = {
  url: "harus alamat yang lengkap, dengan awalan seperti https://",
  email: "harus alamat e-mail",
};

/** Says what is wrong with a setting and what it must be. Never repeats the value: it may be a secret. */
export function settingSentence(issue: RawIssue): string | undefined {
  const unit = issue.origin === "string" ? " karakter" : "";
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "number" || issue.expected === "int" ? "harus bilangan bulat" : undefined;
    case "too_small":
      return `paling sedikit ${issue.minimum}${unit}`;
    case "too_big":
      return `paling banyak ${issue.maximum}${unit}`;
    case "invalid_value":
      return `pilih salah satu: ${issue.values.join(", ")}`;
    case "invalid_format":
      return FORMATS[issue.format];
    default:
      return undefined;
  }
}

export const flag = (otherwise: "on" | "off") =>
  z
    .enum(["on", "off", "true", "false", "1", "0"])
    .default(otherwise)
    .transform((value) => value === "on" || value === "true" || value === "1");

export const count = (otherwise: number, least = 1) => z.coerce.number().int().min(least).default(otherwise);
export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
