import type { PaidFor as Subject } from "@barakah/contract";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

/** What a payment is for, on one line with its picture. */
export function PaidFor({ about, note = about.note }: { about: Subject; note?: string }) {
  return (
    <Link to={about.link} className="flex items-center gap-3 rounded-md bg-surface-2 px-3 py-2.5 text-left">
      <span className="size-[52px] flex-none overflow-hidden rounded-[10px] bg-surface">
        <Picture src={about.picture} alt="" width={52} height={52} sizes="52px" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-sm leading-[1.2rem] text-pretty wrap-anywhere">{about.title}</b>
        <span className="text-xs text-text-2">{note}</span>
        {about.parts?.map(({ name, amount }) => (
          <span key={name} className="flex flex-wrap justify-between gap-x-3 text-xs text-text-2">
            {name} <b className="tabular-nums">{rupiah(amount)}</b>
          </span>
        ))}
      </span>
    </Link>
  );
}
