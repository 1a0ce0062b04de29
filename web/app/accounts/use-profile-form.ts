import type { Profile } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { putCached } from "../platform/query-client.ts";
import { readFromTab, removeFromTab, saveToTab } from "../platform/tab-storage.ts";
import { useForm } from "../ui/form/use-form.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import type { PictureChange } from "./picture-chooser.tsx";
import { PROFILE_TABS, tabOf } from "./profile-fields.ts";
import { changesOf, type ProfileText, saveProfile, textErrors, textOf } from "./profile-values.ts";
import { profileQuery } from "./queries.ts";

export interface ProfileValues extends ProfileText {
  picture: PictureChange;
}

const isChanges = (value: unknown): value is Partial<ProfileText> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

/** The profile's form, and which of its tabs is open. */
export function useProfileForm(profile: Profile) {
  // As it was when the form was opened: a later copy from the server must not count as the member's own changes.
  const [before] = useState((): ProfileValues => ({ picture: undefined, ...textOf(profile) }));
  const [tab, setTab] = useState(PROFILE_TABS[0]?.key ?? "");
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  // Four tabs of it: a session that ends, or a reload, takes nothing away. What was not touched is not kept.
  const draft = `profil:${profile.id}`;
  // The page is drawn once more before it is left.
  const done = useRef(false);
  function forget() {
    done.current = true;
    removeFromTab(draft);
  }
  const form = useForm<ProfileValues, Profile>({
    initial: before,
    check: textErrors,
    fileField: "picture",
    onInvalid: (_, field) => setTab((now) => tabOf(field) ?? now),
    mutationFn: (values) => saveProfile(profile.id, changesOf(before, values), values.picture),
    success: "Data Profile berhasil diperbaharui",
    async onSuccess(stored) {
      forget();
      await putCached(client, profileQuery(profile.id).queryKey, stored);
      form.settle();
      await navigate("/profile", { replace: true });
    },
    onError: () => toast.error("Data Profile gagal diperbaharui"),
  });
  function changePicture(next: PictureChange) {
    form.change({ picture: next === "removed" && !profile.picture ? undefined : next });
  }
  const { picture } = form.values;
  const changed = changesOf(before, form.values);
  const unsaved = form.unsaved && (picture !== undefined || Object.keys(changed).length > 0);
  const restored = useRef(false);
  useEffect(() => {
    const found = restored.current ? undefined : readFromTab(draft, isChanges);
    restored.current = true;
    if (found) form.change(found);
    else if (unsaved && !done.current) saveToTab(draft, changed);
    else removeFromTab(draft);
  });
  return { form, tab, setTab, changePicture, unsaved, forget };
}
