import type { Course, OpenMaterial, QuizResult } from "@barakah/contract";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusFirstError } from "../payments/index.ts";
import { ApiError } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { useToast } from "../ui/feedback/toasts.tsx";
import { useProgressKeeper } from "./use-progress.ts";

const FAILED = "Jawabanmu gagal dikirim. Silakan coba lagi.";

/** The answers of one try at a quiz. They stay as they are when sending fails. */
export function useQuiz(course: Course, material: OpenMaterial, memberId: number | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<(number | null)[]>(() => material.questions.map(() => null));
  const [result, setResult] = useState<QuizResult>();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const keep = useProgressKeeper(course, memberId);
  const toast = useToast();

  function choose(place: number, option: number) {
    setAnswers((before) => before.map((answer, position) => (position === place ? option : answer)));
  }
  function retry() {
    setResult(undefined);
    setMissing(false);
    setAnswers(material.questions.map(() => null));
  }
  async function deliver() {
    setBusy(true);
    try {
      const params = { slug: course.slug, id: String(material.id) };
      const marked = await api.call("POST /api/courses/:slug/materials/:id/quiz-attempts/", {
        params,
        body: { answers },
      });
      setResult(marked);
      keep(marked.progress);
    } catch (error) {
      toast.error(error instanceof ApiError && error.status === 400 ? error.detail : FAILED);
    }
    setBusy(false);
  }
  async function send() {
    if (busy) return;
    const open = answers.includes(null);
    flushSync(() => setMissing(open));
    if (!open) return deliver();
    focusFirstError(form.current);
  }
  return { form, answers, result, missing, busy, choose, retry, send };
}
