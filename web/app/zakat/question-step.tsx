import type { Typed } from "@barakah/contract/zakat/typed";
import { useId } from "react";
import { Link } from "react-router";
import { Disclosure } from "../ui/disclosure.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { BigInput, Choices, Switch } from "./answers.tsx";
import { PrivateLine } from "./explanation.tsx";
import type { Question } from "./questions.ts";
import { numberOf } from "./use-calculator.ts";

interface QuestionStepProps {
  question: Question;
  /** Counted from 1. */
  place: number;
  of: number;
  /** Without JavaScript all questions are shown at once. */
  hidden: boolean;
  typed: Typed;
  error: string | undefined;
  onChange(name: string, value: string): void;
}

/** One question, with room for the keyboard. */
export function QuestionStep({ question, place, of, hidden, typed, error, onChange }: QuestionStepProps) {
  const id = useId();
  const { choice, more, instead } = question;
  const number = numberOf(question, typed);
  const Heading = hidden ? "h2" : "h1";
  const Chooser = question.number ? Switch : Choices;
  return (
    <section data-step={place} hidden={hidden} className="px-4 pt-5 pb-6">
      {of > 1 && <Place place={place} of={of} />}
      <Heading className="mt-8 text-[min(1.625rem,9.4vw)] leading-[1.3] font-extrabold tracking-[-.02em]">
        {number ? <label htmlFor={id}>{question.title}</label> : question.title}
      </Heading>
      <p className="mt-2 text-pretty text-text-2">{question.help}</p>
      {choice && (
        <Chooser
          choice={choice}
          value={typed[choice.name] ?? ""}
          onChange={(value) => onChange(choice.name, value)}
        />
      )}
      {number && (
        <BigInput
          id={id}
          question={question}
          number={number}
          value={typed[question.name] ?? ""}
          error={error}
          onChange={(value) => onChange(question.name, value)}
        />
      )}
      <div className="mt-7">
        <PrivateLine />
      </div>
      {instead && (
        <Link
          to={instead.to}
          className="mt-4 inline-flex min-h-11 items-center gap-1.5 text-sm font-bold text-primary-text"
        >
          {instead.label} <Icon name="caret-right-bold" size={16} />
        </Link>
      )}
      {more && (
        <div className={instead ? "" : "mt-4"}>
          <Disclosure summary={more.summary}>{more.text}</Disclosure>
        </div>
      )}
    </section>
  );
}

const Place = ({ place, of }: { place: number; of: number }) => (
  <div className="flex items-center gap-3 text-xs font-semibold text-text-2">
    <span>
      Langkah {place} dari {of}
    </span>
    <div
      role="progressbar"
      aria-label="Langkah"
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={place}
      className="bar flex-1"
      style={{ "--value": (place / of) * 100 } as React.CSSProperties}
    >
      <i />
    </div>
  </div>
);
