import { expect, it } from "vitest";
import { proofForm } from "./proof-call.ts";

it("sends the typed fields and the picture with its file name", () => {
  const form = proofForm({ amount: "25250" }, new Blob(["gambar"]), "bukti.jpg");
  expect(form.get("amount")).toBe("25250");
  expect(form.get("proof_file")).toMatchObject({ name: "bukti.jpg", size: 6 });
});
