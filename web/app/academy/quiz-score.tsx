import type { QuizResult } from "@barakah/contract";
import { QUIZ_PASS_MARK } from "@barakah/contract/academy/materials";
import { useEffect, useRef } from "react";

/** Comes into view and is spoken as soon as the answers were marked. */
export function QuizScore({ result }: { result: QuizResult }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = result.right.filter(Boolean).length;
  return (
    <div
      className={`mt-3 rounded-md px-3.5 py-3 ${result.passed ? "bg-success-soft text-on-success-soft" : "bg-warning-soft text-on-warning-soft"}`}
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Nilaimu {result.score}
      </h2>
      <p className="text-sm">
        {right} dari {result.right.length} jawaban benar. {verdict(result)}
      </p>
    </div>
  );
}

function verdict({ passed, best_score }: QuizResult): string {
  if (passed) return "Alhamdulillah, kamu lulus kuis ini.";
  if (best_score >= QUIZ_PASS_MARK) return `Kamu sudah lulus dengan nilai terbaik ${best_score}.`;
  return "Belum lulus. Baca lagi materinya, lalu ulangi.";
}
