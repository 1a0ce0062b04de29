import { expect, it } from "vitest";
import { refusalOf } from "./picture-chooser.tsx";

const MOST = 2_097_152;

it("accepts JPG, JPEG and PNG of exactly 2 MB", () => {
  for (const type of ["image/jpeg", "image/jpg", "image/png"])
    expect(refusalOf({ name: "foto.jpg", size: MOST, type })).toBeUndefined();
});

it("refuses one byte more", () => {
  expect(refusalOf({ name: "foto.png", size: MOST + 1, type: "image/png" })).toBe(
    "Ukuran file terlalu besar. Maksimal 2MB.",
  );
});

it("takes a picture by its name if the phone states no type", () => {
  expect(refusalOf({ name: "IMG_1.JPEG", size: 9, type: "" })).toBeUndefined();
});

it.each(["image/gif", "image/svg+xml", "application/pdf", ""])("refuses %j", (type) => {
  expect(refusalOf({ name: "tanpa-jenis", size: 9, type })).toBe(
    "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.",
  );
});
