import type { Profile } from "@barakah/contract";
import { date, rupiah } from "../platform/format.ts";
import type { ProfileField } from "./profile-fields.ts";

/** What the profile shows of a field. */
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
