import type { Product, Testimony } from "@barakah/contract";
import { date, wholeNumber } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Avatar, initialsOf } from "../../ui/pictures/avatar.tsx";
import { Stars } from "../../ui/stars.tsx";
import { ratingText } from "../catalogue/rating.tsx";

export function TestimonyList({ product }: { product: Product }) {
  if (product.testimonies.length === 0) return <EmptyState level="p" heading="Belum ada testimoni." />;
  return (
    <>
      {product.rating !== null && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-text-2">
          <b className="text-3xl font-extrabold text-text">{ratingText(product.rating)}</b>
          dari 5 bintang · {wholeNumber(product.testimony_count)} testimoni
        </p>
      )}
      <ul className="divide-y divide-border">
        {product.testimonies.map((testimony) => (
          <TestimonyRow key={testimony.id} testimony={testimony} />
        ))}
      </ul>
    </>
  );
}

function TestimonyRow({ testimony }: { testimony: Testimony }) {
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar>{initialsOf(testimony.customer)}</Avatar>
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-2">
          <b className="text-sm wrap-anywhere">{testimony.customer}</b>
          <span className="text-xs text-text-3">{date(testimony.created_at)}</span>
        </div>
        <Stars count={testimony.stars} />
        <p className="mt-0.5 text-sm whitespace-pre-line text-text-2 wrap-anywhere">
          {testimony.description}
        </p>
      </div>
    </li>
  );
}
