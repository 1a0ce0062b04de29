import type { Seal } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { inGroups } from "../figures.ts";

export const SealCard = ({ seal }: { seal: Seal }) => (
  <section className="kawung on-paper relative mx-4 mt-6 overflow-hidden rounded-xl bg-linear-150 from-brand-from to-brand-to p-4.5 text-on-brand">
    <h2 className="relative flex items-start gap-2.5 text-xl">
      <Icon name="seal-check-fill" size={28} className="text-accent" />
      Segel buku {longDay(seal.day)}
    </h2>
    <p className="relative mt-1.5 text-sm text-on-brand-2">
      Setiap malam seluruh catatan hari itu disegel dan disambung ke segel kemarin. Siapa pun yang menyimpan
      satu tanda terima bisa membuktikan bila buku diubah.
    </p>
    <p className="relative mt-3 rounded-md bg-[rgb(0_0_0/.22)] p-3 font-[family-name:var(--font-mono)] text-xs leading-5 wrap-anywhere">
      {inGroups(seal.hash)}
    </p>
    <div className="relative mt-3.5 flex flex-wrap print:hidden gap-2.5 *:flex-[1_1_9rem]">
      <LinkButton to="/bukti" variant="on-brand" size="sm">
        Periksa tanda terima
      </LinkButton>
      <LinkButton to="/transparansi/segel" variant="on-brand-line" size="sm">
        Semua segel
      </LinkButton>
    </div>
  </section>
);
