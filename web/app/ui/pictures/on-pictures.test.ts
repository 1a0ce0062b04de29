import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type Colour = [red: number, green: number, blue: number, alpha: number];

const STYLES = join(import.meta.dirname, "../styles");
const css = ["tokens.css", "roles.css"].map((file) => readFileSync(join(STYLES, file), "utf8")).join("\n");

/** The first value of a custom property: that of the light theme, or of both. */
function colour(name: string): Colour {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(other);
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) return [...hex.slice(1).map((two) => Number.parseInt(two, 16)), 1] as Colour;
  return [...value.matchAll(/[\d.]+/g)].map(Number) as Colour;
}

const over = ([red, green, blue, alpha]: Colour, photo: number): number[] =>
  [red, green, blue].map((part) => part * alpha + photo * (1 - alpha));

/** WCAG's relative luminance. */
function luminance(parts: number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ["glass", "on-glass"],
  ["glass", "on-glass-idle"],
  ["glass", "on-glass-alert"],
  ["shade", "on-shade"],
])("keeps words on %s readable on the darkest and the lightest photograph", (ground, words) => {
  for (const photo of [0, 255])
    expect(contrast(over(colour(words), photo), over(colour(ground), photo))).toBeGreaterThan(4.5);
});
