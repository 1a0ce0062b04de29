import type { PaymentFile } from "@barakah/contract";
import { AddOnAmount } from "../../payments/index.ts";
import { timeOfDay } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { CheckCircleFillIcon } from "../../ui/icons/icons.tsx";

/** What a device saw is the first thing to know: nobody else may have paid this amount. */
export function MoneySeen({ file }: { file: PaymentFile }) {
  const [notice] = file.notices;
  if (!notice) return null;
  return (
    <Note tone="green" icon={<CheckCircleFillIcon size={20} />} className="mb-3">
      <b className="block">Uang terlihat {timeOfDay(notice.posted_at)}</b>
      Notifikasi dari ‘{notice.device}’, persis <AddOnAmount amount={notice.amount} />. Hanya satu pembayaran
      memesan nominal ini.
    </Note>
  );
}
