import type { ZakatBook } from "@barakah/contract";
import { ZAKAT_LABEL, type ZakatKind } from "@barakah/contract/zakat/kinds";
import { lazy, Suspense, useEffect } from "react";
import { useHydrated } from "../platform/hydrated.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { CalculatorFrame } from "./calculator-frame.tsx";
import { QuestionStep } from "./question-step.tsx";
import { useCalculator } from "./use-calculator.ts";

const FORM = "hitung-zakat";

// Prefetched after the first question is rendered.
const loadResult = () => import("./result.tsx");
const Result = lazy(loadResult);

interface CalculatorProps {
  kind: ZakatKind;
  book: ZakatBook;
  sent: SentForm | undefined;
}

/** One question at a time; calculates in the browser. */
export function Calculator({ kind, book, sent }: CalculatorProps) {
  const { questions, typed, errors, step, form, change, next, again, asked, found } = useCalculator(
    kind,
    book,
    sent,
  );
  useEffect(() => void loadResult(), []);
  if (!book.rules.some((rule) => rule.kind === kind)) return <NoRule kind={kind} />;
  if (found && "missing" in found) return <NoRule kind={kind} />;
  if (found)
    return (
      <Suspense fallback={<CalculatorFrame kind={kind}>{null}</CalculatorFrame>}>
        <Result asked={asked} found={found} book={book} again={again} />
      </Suspense>
    );
  return (
    <CalculatorFrame kind={kind} actions={<Next last={step === questions.length - 1} />}>
      <form
        id={FORM}
        ref={form}
        method="post"
        action={`/zakat/${kind}`}
        noValidate
        onSubmit={next}
        className="flex flex-1 flex-col bg-surface"
      >
        {questions.map((question, at) => (
          <QuestionStep
            key={question.name}
            question={question}
            place={at + 1}
            of={questions.length}
            hidden={at !== step}
            typed={typed}
            error={errors[question.name] ?? errors[question.choice?.name ?? ""]}
            onChange={change}
          />
        ))}
      </form>
    </CalculatorFrame>
  );
}

/** Disabled until hydration: the browser would submit the form itself. */
function Next({ last }: { last: boolean }) {
  const ready = useHydrated();
  return (
    <ActionBar>
      <Button type="submit" form={FORM} disabled={!ready} className="flex-1" data-needs-script>
        {last ? "Lihat hasilnya" : "Lanjut"}
        <Icon name="arrow-right-bold" size={20} />
      </Button>
      <noscript className="flex-1">
        <Button type="submit" form={FORM} block label="Hitung" />
      </noscript>
    </ActionBar>
  );
}

function NoRule({ kind }: { kind: ZakatKind }) {
  const season = kind === "fitrah";
  return (
    <CalculatorFrame kind={kind}>
      <EmptyState
        level="h1"
        heading={season ? "Zakat fitrah menjelang Ramadan" : `${ZAKAT_LABEL[kind]} belum bisa dihitung`}
        text={
          season
            ? "Besarnya mengikuti harga beras saat itu. Kami buka lagi di bulan Ramadan."
            : "Aturan atau harganya belum kami terbitkan. Coba lagi nanti."
        }
      >
        <LinkButton to="/zakat">Lihat zakat lain</LinkButton>
      </EmptyState>
    </CalculatorFrame>
  );
}
