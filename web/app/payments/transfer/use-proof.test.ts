import { describe, expect, it } from "vitest";
import { shrinkAttempts } from "./shrink-picture.ts";
import { proofDecision } from "./use-proof.ts";

const MOST = 2_097_152;
const photo = { name: "bukti.jpg", type: "image/jpeg", size: 800_000 };

describe("proofDecision", () => {
  it("keeps a file of exactly the largest size unchanged", () => {
    expect(proofDecision({ ...photo, size: MOST })).toBe("keep");
    expect(proofDecision({ ...photo, size: MOST + 1 })).toBe("shrink");
  });

  it.each(["image/jpeg", "image/jpg", "image/png"])("takes %s", (type) => {
    expect(proofDecision({ ...photo, type })).toBe("keep");
  });

  it.each([
    ["bukti.pdf", "application/pdf"],
    ["foto.heic", "image/heic"],
    ["foto.webp", "image/webp"],
    ["bukti.svg", "image/svg+xml"],
    ["tanpa-jenis", ""],
  ])("refuses %s (%s), whatever its size", (name, type) => {
    const problem = "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.";
    expect(proofDecision({ name, type, size: 10 })).toEqual({ problem });
    expect(proofDecision({ name, type, size: MOST * 2 })).toEqual({ problem });
  });

  it("uses the file name if the phone gives no media type", () => {
    expect(proofDecision({ ...photo, name: "IMG_1.JPEG", type: "" })).toBe("keep");
  });
});

describe("shrinkAttempts", () => {
  it("keeps the proportions of an upright photo and gets smaller with every attempt", () => {
    const attempts = shrinkAttempts(3000, 4000);
    expect(attempts[0]).toEqual({ width: 1500, height: 2000, quality: 0.85 });
    const weights = attempts.map(({ width, height, quality }) => width * height * quality);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    for (const { width, height } of attempts) expect(width / height).toBeCloseTo(0.75, 2);
  });

  it("never makes a picture larger", () => {
    expect(shrinkAttempts(800, 600)[0]).toEqual({ width: 800, height: 600, quality: 0.85 });
  });

  it("leaves a line of pixels of the thinnest picture", () => {
    expect(shrinkAttempts(10_000, 1).at(-1)?.height).toBe(1);
  });
});
