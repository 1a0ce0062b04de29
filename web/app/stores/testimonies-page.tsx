import type { StoreTestimony } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../platform/browser-api.ts";
import { date } from "../platform/format.ts";
import { pagedQuery } from "../platform/query-client.ts";
import { TestimonyExtras } from "../shop/index.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { onlyWrong } from "../ui/form/field-errors.ts";
import { TextArea } from "../ui/form/text-area.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Stars } from "../ui/stars.tsx";
import { OwnStorePage } from "./own-store.tsx";
import { sellingKey } from "./queries.ts";

const TITLE = "Testimoni toko";
const PER_PAGE = 12;

const testimoniesQuery = (memberId: number) =>
  pagedQuery(
    [...sellingKey(memberId), "testimonies"],
    "GET /api/stores/mine/testimonies/",
    PER_PAGE,
    {},
    { staleTime: 0 },
  );

export default function TestimoniesPage() {
  return (
    <OwnStorePage title={TITLE} back="/toko-saya">
      {(_, memberId) => <Testimonies memberId={memberId} />}
    </OwnStorePage>
  );
}

function Testimonies({ memberId }: { memberId: number }) {
  const query = useInfiniteQuery(testimoniesQuery(memberId));
  return (
    <Page title={TITLE} back="/toko-saya" isHeading className="px-4 pt-4 pb-8">
      <Loaded query={query} failure="Testimoni gagal dimuat." skeleton={<RowsSkeleton />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <EmptyState level="p" heading="Belum ada testimoni." />;
          return (
            <ul className="flex flex-col gap-3">
              {all.map((testimony) => (
                <Row key={testimony.id} testimony={testimony} memberId={memberId} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <LoadMore query={query} />
    </Page>
  );
}

function Row({ testimony, memberId }: { testimony: StoreTestimony; memberId: number }) {
  const [answering, setAnswering] = useState(false);
  const { customer, product, stars, description, created_at, answer } = testimony;
  return (
    <Card as="li" className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="text-sm wrap-anywhere">{customer}</b>
        <Stars count={stars} />
      </div>
      <p className="text-xs text-text-2">
        {product} · {date(created_at)}
      </p>
      <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{description}</p>
      <TestimonyExtras {...testimony} />
      {!answer && (
        <Button variant="soft" size="sm" className="mt-2" onClick={() => setAnswering(true)} label="Jawab" />
      )}
      {answering && <Answer testimony={testimony} memberId={memberId} onClose={() => setAnswering(false)} />}
    </Card>
  );
}

interface AnswerProps {
  testimony: StoreTestimony;
  memberId: number;
  onClose(): void;
}

function Answer({ testimony: { id, customer }, memberId, onClose }: AnswerProps) {
  const form = useForm({
    initial: { answer: "" },
    draft: `jawaban:${id}`,
    check: ({ answer }) => onlyWrong({ answer: answer.trim() ? undefined : "Tulis jawabanmu." }),
    mutationFn: ({ answer }) =>
      api.call("POST /api/stores/mine/testimonies/:id/answer/", { params: { id }, body: { answer } }),
    success: "Jawabanmu tayang.",
    refreshes: [sellingKey(memberId)],
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Jawab ${customer}`}
      text="Semua orang dapat membacanya, dan kamu menjawab sekali saja."
      confirm="Tayangkan"
      busy={form.busy}
      onConfirm={form.submit}
      onCancel={onClose}
    >
      <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-4">
        <TextArea {...form.field("answer")} label="Jawabanmu" rows={3} maxLength={REASON_MOST} />
        {form.problem && <p className="mt-2 text-sm font-semibold text-danger">{form.problem}</p>}
      </form>
    </ConfirmDialog>
  );
}
