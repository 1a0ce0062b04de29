import type { StaffSettings } from "@barakah/contract";

/** Without bank accounts, which have a form of their own. */
export type SettingsText = Omit<StaffSettings, "banks" | "versions">;
/** Flattened, so that a conflict is found per text. */
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
