import type { Course, OpenMaterial, QuizResult } from "@barakah/contract";
import { QUIZ_PASS_MARK } from "@barakah/contract/academy/quiz-pass-mark";
import { useState } from "react";
import { sentenceOf, statusOf } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { Button } from "../ui/form/button.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { QuizQuestion, QuizScore } from "./quiz-question.tsx";
import { useProgressKeeper } from "./use-progress.ts";

interface QuizProps {
  course: Course;
  material: OpenMaterial;
  memberId: number | undefined;
  bestScore: number | null;
}

export function Quiz({ course, material, memberId, bestScore }: QuizProps) {
  const { form, result, retry } = useQuiz(course, material, memberId);
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-2 px-4">
      <p className="text-sm text-text-2">
        Nilai minimal {QUIZ_PASS_MARK} untuk lulus, dan boleh diulang.
        {bestScore !== null && ` Nilai terbaikmu ${bestScore}.`}
      </p>
      {result && <QuizScore result={result} questions={material.questions.length} />}
      <ol className="mt-4 flex flex-col gap-5">
        {material.questions.map((question, place) => (
          <QuizQuestion
            key={question.text}
            number={place + 1}
            question={question}
            chosen={form.values[place] ?? null}
            sent={result !== undefined}
            right={result?.right?.[place]}
            explanation={result?.explanations?.[place]}
            error={form.errors[place]}
            onChoose={(option) => form.change({ [place]: option })}
          />
        ))}
      </ol>
      {result ? (
        <Button variant="soft" block onClick={retry} className="mt-5" label="Ulangi kuis" />
      ) : (
        <Button type="submit" block busy={form.busy} className="mt-5" label="Kirim jawaban" />
      )}
    </form>
  );
}

const FAILED = "Jawabanmu gagal dikirim. Silakan coba lagi.";
const NO_SIGNAL = "Tidak ada sinyal. Jawabanmu masih di sini: kirim lagi begitu sinyal kembali.";
const UNANSWERED = "Pilih satu jawaban.";

/** For these the server's sentence says more than 'try again'. */
function problemOf(error: Error): string {
  const status = statusOf(error);
  if (status === 0) return NO_SIGNAL;
  return [400, 403, 429].includes(status) ? sentenceOf(error) : FAILED;
}

/** The chosen option of each question, by index. */
type Answers = Record<number, number | null>;

/** One attempt at a quiz. Answers survive a failed request and a reload. */
function useQuiz(course: Course, material: OpenMaterial, memberId: number | undefined) {
  const [result, setResult] = useState<QuizResult>();
  const keep = useProgressKeeper(course, memberId);
  const toast = useToast();
  const unanswered: Answers = { ...material.questions.map(() => null) };
  // The number of questions is part of the key: an old draft would not fit.
  const draft = `kuis:${memberId}:${material.id}:${material.questions.length}`;
  const form = useForm<Answers, QuizResult>({
    initial: unanswered,
    draft,
    check: (answers) =>
      Object.fromEntries(
        Object.entries(answers).flatMap(([place, option]) => (option === null ? [[place, UNANSWERED]] : [])),
      ),
    mutationFn: (answers) =>
      api.call("POST /api/courses/:slug/materials/:id/quiz-attempts/", {
        params: { slug: course.slug, id: String(material.id) },
        body: { answers: Object.values(answers) },
      }),
    onSuccess(marked) {
      setResult(marked);
      removeFromTab(draft);
      return keep(marked.progress);
    },
    onError: (error) => toast.error(problemOf(error)),
  });
  function retry() {
    setResult(undefined);
    form.change(unanswered);
  }
  return { form, result, retry };
}
