import type { ZakatBook } from "@barakah/contract";
import type { ZakatKind } from "@barakah/contract/zakat/kinds";
import { askedFrom, type Typed, typedRupiah, typedWeight } from "@barakah/contract/zakat/typed";
import { reckon } from "@barakah/contract/zakat/what-counts-as-wealth";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SentForm } from "../platform/sent-form.ts";
import { firstChoices, type Question, questionsFor } from "./questions.ts";

const MOST = 1_000_000_000_000;
const MOST_WEIGHT = 10_000_000;

/** Harvests can be given in rupiah instead of weight. */
export const numberOf = (question: Question, typed: Typed): Question["number"] =>
  question.choice?.name === "form" && typed.form === "rupiah" ? "rupiah" : question.number;

function problemWith(question: Question, typed: Typed): string | undefined {
  const number = numberOf(question, typed);
  const text = (typed[question.name] ?? "").trim();
  if (!number) return undefined;
  if (text === "") return question.optional ? undefined : "Isi dahulu. Bila tidak ada, isi 0.";
  const value = number === "rupiah" ? typedRupiah(text) : typedWeight(text);
  if (value === undefined)
    return number === "weight" ? "Isi dengan angka, misalnya 84,99." : "Isi dengan angka.";
  if (number === "count") return value >= 1 && value <= 1000 ? undefined : "Isi antara 1 dan 1.000 jiwa.";
  return value <= (number === "rupiah" ? MOST : MOST_WEIGHT) ? undefined : "Angka ini terlalu besar.";
}

/** After a reload the answers are gone, so later steps are not reachable. */
function reachable(questions: readonly Question[], typed: Typed): number {
  const open = questions.findIndex((question) => problemWith(question, typed));
  return open === -1 ? questions.length : open;
}

const wantedStep = (state: unknown): number | undefined => {
  const { langkah } = (state ?? {}) as { langkah?: unknown };
  return typeof langkah === "number" ? langkah : undefined;
};

/**
 * The questions of a kind, one at a time. Answers stay in this component: not in the address, not in storage, never
 * sent. Steps are history entries, so that 'back' goes one question back.
 */
export function useCalculator(kind: ZakatKind, book: ZakatBook, sent: SentForm | undefined) {
  const questions = questionsFor(kind, book);
  const [typed, setTyped] = useState<Typed>({ ...firstChoices(questions), ...sent?.values });
  const [errors, setErrors] = useState<Record<string, string>>(sent?.errors ?? {});
  const navigate = useNavigate();
  const { state } = useLocation();
  const answered = sent && Object.keys(sent.errors).length === 0;
  const step = Math.min(wantedStep(state) ?? (answered ? questions.length : 0), reachable(questions, typed));
  const form = useRef<HTMLFormElement>(null);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const place = form.current?.querySelector<HTMLElement>(
      "[data-step]:not([hidden]) input:not([type=radio])",
    );
    (place ?? document.querySelector<HTMLElement>("h1"))?.focus();
  }, [step]);

  function change(name: string, value: string) {
    setTyped((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }

  function next(event?: FormEvent) {
    event?.preventDefault();
    const question = questions[step];
    const problem = question && problemWith(question, typed);
    if (question && problem) {
      setErrors({ [question.name]: problem });
      form.current?.querySelector<HTMLElement>(`[name="${question.name}"]`)?.focus();
      return;
    }
    navigate(".", { state: { langkah: step + 1 } });
  }

  function again() {
    setTyped(firstChoices(questions));
    setErrors({});
    navigate(".", { state: { langkah: 0 } });
  }

  const asked = askedFrom(kind, typed);
  const found = step === questions.length ? reckon(book, asked) : undefined;
  return { questions, typed, errors, step, form, change, next, again, asked, found };
}
