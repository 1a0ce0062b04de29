import { expect, it } from "vitest";
import { proofForm } from "./proof-call.ts";

it("sends what was typed with its picture, under the name that the picture had", () => {
  const form = proofForm({ amount: "25250" }, new Blob(["gambar"]), "bukti.jpg");
  expect(form.get("amount")).toBe("25250");
  expect(form.get("proof_file")).toMatchObject({ name: "bukti.jpg", size: 6 });
});
