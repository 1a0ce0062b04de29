import type { StaffMaterial } from "@barakah/contract";
import { useId } from "react";
import { CONTROL } from "../../ui/form/control-style.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";

type Question = StaffMaterial["questions"][number];

const MOST_OPTIONS = 6;

const placed = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, at }));

interface QuizQuestionsProps {
  questions: readonly Question[];
  error?: string;
  onChange(questions: Question[]): void;
}

export function QuizQuestions({ questions, error, onChange }: QuizQuestionsProps) {
  const replace = (at: number, question: Question) =>
    onChange(questions.map((one, place) => (place === at ? question : one)));
  return (
    <div className="bo-fields">
      {placed(questions).map(({ one: question, at }) => (
        <QuestionFields
          key={at}
          number={at + 1}
          question={question}
          onChange={(changed) => replace(at, changed)}
          onRemove={() => onChange(questions.filter((_, place) => place !== at))}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
      <SmallButton
        variant="line"
        className="justify-self-start"
        onClick={() => onChange([...questions, { text: "", options: ["", ""], correct: 0, explanation: "" }])}
        label="Tambah Soal"
      />
    </div>
  );
}

interface QuestionFieldsProps {
  number: number;
  question: Question;
  onChange(question: Question): void;
  onRemove(): void;
}

function QuestionFields({ number, question, onChange, onRemove }: QuestionFieldsProps) {
  const group = useId();
  const { options, correct } = question;
  const write = (at: number, text: string) =>
    onChange({ ...question, options: options.map((option, place) => (place === at ? text : option)) });
  return (
    <fieldset className="bo-fields rounded-md bg-surface p-3.5">
      <legend className="float-left font-bold">Soal {number}</legend>
      <TextInput
        label="Pertanyaan"
        value={question.text}
        maxLength={500}
        onChange={({ target }) => onChange({ ...question, text: target.value })}
      />
      {placed(options).map(({ one: option, at }) => (
        <div key={at} className="flex items-center gap-2.5">
          <input
            type="radio"
            name={group}
            aria-label={`Pilihan ${at + 1} benar`}
            checked={correct === at}
            onChange={() => onChange({ ...question, correct: at })}
            className="size-5 accent-primary"
          />
          <input
            aria-label={`Pilihan ${at + 1}`}
            value={option}
            maxLength={300}
            onChange={({ target }) => write(at, target.value)}
            className={CONTROL}
          />
        </div>
      ))}
      <TextInput
        label="Penjelasan"
        optional
        value={question.explanation}
        maxLength={1000}
        hint="Ditunjukkan kepada yang salah menjawab, setelah lulus atau sejak percobaan ketiga"
        onChange={({ target }) => onChange({ ...question, explanation: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        {options.length < MOST_OPTIONS && (
          <SmallButton variant="line" onClick={() => onChange({ ...question, options: [...options, ""] })}>
            Tambah Pilihan
          </SmallButton>
        )}
        <SmallButton label="Hapus Soal" variant="quiet" onClick={onRemove} />
      </div>
    </fieldset>
  );
}
