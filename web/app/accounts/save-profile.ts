import type { Profile } from "@barakah/contract";
import { api } from "../platform/browser-api.ts";
import type { PictureChange } from "./picture-chooser.tsx";
import type { ProfileText } from "./profile-values.ts";

/** Sends only what was changed; an emptied field is sent empty, which clears it. */
export function profileForm(changes: Partial<ProfileText>, picture: PictureChange): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  if (picture === "removed") form.set("picture", "");
  else if (picture) form.set("picture", picture, "foto.jpg");
  return form;
}

export function saveProfile(
  id: number,
  changes: Partial<ProfileText>,
  picture: PictureChange,
): Promise<Profile> {
  return api.call(
    "PUT /api/profiles/:id/",
    { params: { id: String(id) }, body: {} },
    { form: profileForm(changes, picture) },
  );
}
