import type { QuizResult } from "@barakah/contract";
import { QUIZ_PASS_MARK } from "@barakah/contract/academy/materials";
import { useEffect, useRef } from "react";

/** Comes into view and is spoken as soon as the answers were marked. */
export function QuizScore({ result, questions }: { result: QuizResult; questions: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      className={`mt-3 rounded-md px-3.5 py-3 ${result.passed ? "bg-success-soft text-on-success-soft" : "bg-warning-soft text-on-warning-soft"}`}
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Nilaimu {result.score}
      </h2>
      <p className="text-sm">
        {result.right_count} dari {questions} jawaban benar. {verdict(result)}
      </p>
    </div>
  );
}

const UNTOLD = " Jawaban yang benar ditunjukkan setelah lulus, atau sejak percobaan ketiga.";

function verdict({ passed, best_score, right }: QuizResult): string {
  if (passed) return "Alhamdulillah, kamu lulus kuis ini.";
  if (best_score >= QUIZ_PASS_MARK) return `Kamu sudah lulus dengan nilai terbaik ${best_score}.`;
  return `Belum lulus. Baca lagi materinya, lalu ulangi.${right ? "" : UNTOLD}`;
}
