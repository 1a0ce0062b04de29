import type { QuizQuestion as Question, QuizResult } from "@barakah/contract";
import { QUIZ_PASS_MARK } from "@barakah/contract/academy/quiz-pass-mark";
import { useEffect, useId, useRef } from "react";
import { FieldError } from "../ui/form/field.tsx";
import { Icon } from "../ui/icons/icon.tsx";

interface QuizQuestionProps {
  number: number;
  question: Question;
  chosen: number | null;
  /** After sending, options are disabled. */
  sent: boolean;
  /** Undefined until the server tells. */
  right: boolean | undefined;
  explanation: string | undefined;
  error: string | undefined;
  onChoose(option: number): void;
}

export function QuizQuestion(props: QuizQuestionProps) {
  const { number, question, chosen, sent, right, explanation, error, onChoose } = props;
  const id = useId();
  return (
    <li>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-question`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <p id={`${id}-question`} className="mb-2 font-bold">
          {number}. {question.text}
          {right !== undefined && <Mark right={right} />}
        </p>
        <div className="flex flex-col gap-2">
          {question.options.map((option, place) => (
            <Option
              key={option}
              name={id}
              text={option}
              checked={chosen === place}
              locked={sent}
              onChoose={() => onChoose(place)}
            />
          ))}
        </div>
        {right === false && explanation && (
          <p className="mt-2 rounded-md bg-info-soft px-3.5 py-2.5 text-sm text-on-info-soft">
            {explanation}
          </p>
        )}
        {error && (
          <div className="mt-2">
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </div>
        )}
      </div>
    </li>
  );
}

function Mark({ right }: { right: boolean }) {
  const icon = right ? "check-circle-fill" : "x-circle-fill";
  return (
    <span className={`mt-1 flex items-center gap-1.5 text-sm ${right ? "text-primary-text" : "text-danger"}`}>
      <Icon name={icon} size={18} />
      {right ? "Benar" : "Belum tepat"}
    </span>
  );
}

interface OptionProps {
  name: string;
  text: string;
  checked: boolean;
  locked: boolean;
  onChoose(): void;
}

const Option = ({ name, text, checked, locked, onChoose }: OptionProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-2.5 has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary has-disabled:cursor-default">
    <input
      type="radio"
      name={name}
      checked={checked}
      disabled={locked}
      onChange={onChoose}
      className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
    />
    <span className="min-w-0 flex-1">{text}</span>
  </label>
);

/** Takes the focus, so that it is scrolled to and read out. */
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
