import type { Profile } from "@barakah/contract";
import { api } from "../platform/browser-api.ts";
import { date, rupiah } from "../platform/format.ts";
import type { FieldErrors } from "../ui/form/field-errors.ts";
import type { PictureChange } from "./picture-chooser.tsx";
import { type FieldName, PROFILE_FIELDS, type ProfileField } from "./profile-fields.ts";

/** All values are text, the salary as digits. */
export type ProfileText = Record<FieldName, string>;

export function textOf(profile: Profile): ProfileText {
  const pairs = PROFILE_FIELDS.map(({ name }) => [name, String(profile[name] ?? "")] as const);
  return Object.fromEntries(pairs) as ProfileText;
}

/** Only changed values, so that edits on another device are not overwritten. */
export function changesOf(before: ProfileText, after: ProfileText): Partial<ProfileText> {
  const changed = PROFILE_FIELDS.filter(({ name }) => before[name] !== after[name]);
  return Object.fromEntries(changed.map(({ name }) => [name, after[name]]));
}

function outside(value: string, least: number, most: number): boolean {
  const number = Number(value);
  return Number.isNaN(number) || number < least || number > most;
}

/** Client-side checks; the server repeats them with the same sentences. */
export function problemOf(field: ProfileField, value: string): string | undefined {
  if (value === "") return undefined;
  if (field.kind === "decimal") {
    return outside(value, -field.most, field.most)
      ? `Isi dengan angka -${field.most} sampai ${field.most}.`
      : undefined;
  }
  if (field.kind === "whole") {
    return !/^\d+$/.test(value) || outside(value, field.least, field.most)
      ? `Isi dengan angka ${field.least} sampai ${field.most}.`
      : undefined;
  }
  return undefined;
}

/** The value of an unreadable number or date is empty; only `validity.badInput` shows that something was typed. */
const UNREADABLE = "Isi dengan benar, atau kosongkan.";

export function textErrors(text: ProfileText, form: HTMLFormElement | null): FieldErrors<ProfileText> {
  const found: FieldErrors<ProfileText> = {};
  for (const field of PROFILE_FIELDS) {
    const input = form?.elements.namedItem(field.name);
    const unreadable = input instanceof HTMLInputElement && input.validity.badInput;
    const problem = problemOf(field, text[field.name]) ?? (unreadable ? UNREADABLE : undefined);
    if (problem) found[field.name] = problem;
  }
  return found;
}

export function profileText(profile: Profile, field: ProfileField): string {
  const value = profile[field.name];
  if (value === null || value === "") return field.kind === "date" ? "tidak ada" : "-";
  switch (field.kind) {
    case "date":
      return date(String(value));
    case "choice":
      return field.labels[String(value)] ?? "-";
    case "rupiah":
      return rupiah(Number(value));
    default:
      return String(value);
  }
}

/** Sends only changes; an empty value clears the field. */
export function profileForm(changes: Partial<ProfileText>, picture: PictureChange): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  if (picture === "removed") form.set("picture", "");
  else if (picture) form.set("picture", picture, "foto.jpg");
  return form;
}

export const saveProfile = (
  id: number,
  changes: Partial<ProfileText>,
  picture: PictureChange,
): Promise<Profile> =>
  api.call(
    "PUT /api/profiles/:id/",
    { params: { id: String(id) }, body: {} },
    { form: profileForm(changes, picture) },
  );
