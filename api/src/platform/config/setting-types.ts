import { z } from "zod";

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
