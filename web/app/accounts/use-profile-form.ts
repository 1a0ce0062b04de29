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

export function useProfileForm(profile: Profile) {
  // The initial profile: a later refetch must not count as the member's changes.
  const [before] = useState((): ProfileValues => ({ picture: undefined, ...textOf(profile) }));
  const [tab, setTab] = useState(PROFILE_TABS[0]?.key ?? "");
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  // The draft survives a reload and an ended session; untouched fields are not stored.
  const draft = `profil:${profile.id}`;
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
