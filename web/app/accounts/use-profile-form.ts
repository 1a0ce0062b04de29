import type { Profile } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../platform/api-error.ts";
import { useToast } from "../ui/feedback/toasts.tsx";
import type { PictureChange } from "./picture-chooser.tsx";
import { changesOf, draftOf, type ProfileDraft } from "./profile-draft.ts";
import { firstErrorOf, problemsOf } from "./profile-problems.ts";
import { profileQuery } from "./queries.ts";
import { saveProfile } from "./save-profile.ts";
import { useProfileProblems } from "./use-profile-problems.ts";

export type ProfileEditing = ReturnType<typeof useProfileForm>;

export function useProfileForm(profile: Profile) {
  // As it was when the form was opened: a later copy from the server must not count as the member's own changes.
  const [before] = useState(() => draftOf(profile));
  const [draft, setDraft] = useState(before);
  const [picture, setPicture] = useState<PictureChange>();
  const { show, showFailure, forget, ...problems } = useProfileProblems();
  const { busy, saved, send } = useSaving(profile.id, showFailure);
  const changes = changesOf(before, draft);

  function change(values: Partial<ProfileDraft>) {
    setDraft((now) => ({ ...now, ...values }));
    forget(Object.keys(values));
  }
  function changePicture(next: PictureChange) {
    setPicture(next === "removed" && !profile.picture ? undefined : next);
    problems.setPictureError(undefined);
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = problemsOf(draft, event.currentTarget);
    show(found);
    if (!firstErrorOf(found)) await send(changes, picture);
  }

  const unsaved = picture !== undefined || Object.keys(changes).length > 0;
  return { ...problems, draft, change, picture, changePicture, busy, save, saved, unsaved };
}

function useSaving(id: number, onFailure: (failure: ApiError) => void) {
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  async function send(changes: Partial<ProfileDraft>, picture: PictureChange) {
    if (busy) return;
    setBusy(true);
    try {
      client.setQueryData(profileQuery(id).queryKey, await saveProfile(id, changes, picture));
      saved.current = true;
      toast.success("Data Profile berhasil diperbaharui");
      navigate("/profile", { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error("Data Profile gagal diperbaharui");
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, saved, send };
}
