import type { Course, OpenMaterial } from "@barakah/contract";
import { QUIZ_PASS_MARK } from "@barakah/contract/academy/materials";
import { Button } from "../ui/form/button.tsx";
import { QuizQuestion } from "./quiz-question.tsx";
import { QuizScore } from "./quiz-score.tsx";
import { useQuiz } from "./use-quiz.ts";

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
        Nilai paling sedikit {QUIZ_PASS_MARK} untuk lulus, dan boleh diulang.
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
        <Button variant="soft" block onClick={retry} className="mt-5">
          Ulangi kuis
        </Button>
      ) : (
        <Button type="submit" block busy={form.busy} className="mt-5">
          Kirim jawaban
        </Button>
      )}
    </form>
  );
}
