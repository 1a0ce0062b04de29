import type { Profile } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { ApiError } from "../platform/api-error.ts";
import { useToast } from "../ui/toasts.tsx";
import type { PictureChange } from "./picture-chooser.tsx";
import { changesOf, draftOf, type ProfileDraft } from "./profile-draft.ts";
import { type FieldName, PROFILE_TABS, tabOf } from "./profile-fields.ts";
import { type FieldErrors, firstErrorOf, problemsOf } from "./profile-problems.ts";
import { profileQuery } from "./queries.ts";
import { saveProfile } from "./save-profile.ts";

const FILE_REFUSED = new Set([413, 415]);

export type ProfileEditing = ReturnType<typeof useProfileForm>;

export function useProfileForm(profile: Profile) {
  // As it was when the form was opened: a later copy from the server must not count as the member's own changes.
  const [before] = useState(() => draftOf(profile));
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [picture, setPicture] = useState<PictureChange>();
  const [pictureError, setPictureError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [tab, setTab] = useState(PROFILE_TABS[0]?.key ?? "");
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const changes = changesOf(before, draft);

  function change(values: Partial<ProfileDraft>) {
    setDraft((now) => ({ ...now, ...values }));
    setErrors((now) => without(now, Object.keys(values)));
  }

  /** Opens the tab of the first wrong field and goes there. */
  function show(found: FieldErrors) {
    const first = firstErrorOf(found);
    flushSync(() => {
      setErrors(found);
      if (first) setTab((now) => tabOf(first) ?? now);
    });
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function showFailure(failure: ApiError) {
    toast.error("Data Profile gagal diperbaharui");
    show(Object.fromEntries(Object.entries(failure.errors ?? {}).map(([name, [text]]) => [name, text])));
    if (FILE_REFUSED.has(failure.status)) setPictureError(failure.detail);
    else if (!failure.errors) setProblem(failure.detail);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const found = problemsOf(draft, event.currentTarget);
    show(found);
    if (firstErrorOf(found)) return;
    setBusy(true);
    try {
      const now = await saveProfile(profile.id, changes, picture);
      client.setQueryData(profileQuery(profile.id).queryKey, now);
      saved.current = true;
      toast.success("Data Profile berhasil diperbaharui");
      navigate("/profile", { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    draft,
    change,
    errors,
    picture,
    changePicture(next: PictureChange) {
      setPicture(next === "removed" && !profile.picture ? undefined : next);
      setPictureError(undefined);
    },
    pictureError,
    setPictureError,
    problem,
    tab,
    setTab,
    busy,
    save,
    saved,
    unsaved: picture !== undefined || Object.keys(changes).length > 0,
  };
}

function without(errors: FieldErrors, names: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as Partial<
    Record<FieldName, string>
  >;
}
