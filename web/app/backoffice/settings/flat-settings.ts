import type { StaffSettings } from "@barakah/contract";

/** What is written in the form; bank accounts are changed elsewhere. */
export type SettingsText = Omit<StaffSettings, "banks" | "versions">;
/** Each text by itself, so that two who wrote different ones of a part need not choose. */
export type FlatSettings = Omit<SettingsText, "texts" | "about" | "delivery" | "amil_basis"> &
  SettingsText["texts"] &
  SettingsText["delivery"] &
  SettingsText["amil_basis"] &
  SettingsText["about"];

const written = ({ banks: _, versions: __, ...rest }: StaffSettings): SettingsText => rest;

export function flat(settings: StaffSettings): FlatSettings {
  const { texts, about, delivery, amil_basis, ...rest } = written(settings);
  return { ...rest, ...texts, ...about, ...delivery, ...amil_basis };
}

const picked = <Part extends object>(like: Part, from: object): Part =>
  Object.fromEntries(Object.keys(like).map((key) => [key, (from as Record<string, unknown>)[key]])) as Part;

export function whole(values: FlatSettings, like: StaffSettings): SettingsText {
  const { texts, about, delivery, amil_basis, ...rest } = written(like);
  return {
    ...picked(rest, values),
    texts: picked(texts, values),
    about: picked(about, values),
    delivery: picked(delivery, values),
    amil_basis: picked(amil_basis, values),
  };
}
