import type { ChangeEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { fieldsOf } from "./form-fields.ts";

const paper = new File(["x"], "kuitansi.pdf");

function sample(errors: Record<string, string> = {}) {
  const change = vi.fn();
  const values = { name: "Rina", agreed: false, amount: 5000, paper: null as File | null };
  return { change, field: fieldsOf(values, change, (name) => errors[name]) };
}

const event = (target: object) => ({ target }) as ChangeEvent<HTMLInputElement>;

describe("form.field", () => {
  it("returns name, value and error of a text control, and stores what is typed", () => {
    const { change, field } = sample({ name: "Nama wajib diisi." });
    expect(field("name")).toMatchObject({ name: "name", value: "Rina", error: "Nama wajib diisi." });
    field("name").onChange(event({ value: "Ani", checked: true }));
    expect(change).toHaveBeenCalledWith({ name: "Ani" });
  });

  it("returns whether a checkbox is ticked, and no error", () => {
    const { change, field } = sample({ agreed: "Setujui dahulu." });
    expect(field("agreed")).toEqual({ name: "agreed", checked: false, onChange: expect.any(Function) });
    field("agreed").onChange(event({ value: "on", checked: true }));
    expect(change).toHaveBeenCalledWith({ agreed: true });
  });

  it("stores amounts and files unchanged", () => {
    const { change, field } = sample();
    field("amount").onChange(7000);
    field("paper").onChange(paper);
    field("paper").onChange(null);
    expect(change.mock.calls).toEqual([[{ amount: 7000 }], [{ paper }], [{ paper: null }]]);
  });

  it("an error that the page finds has precedence over the server's", () => {
    const { field } = sample({ amount: "Terlalu banyak." });
    expect(field("amount", "Melebihi isi kas.").error).toBe("Melebihi isi kas.");
    expect(field("amount", false).error).toBe("Terlalu banyak.");
  });
});
