import { useEffect, useState } from "react";
import { type KeptPayment, keptPayments, putCardAway, takeJustPaid } from "../../offline/kept-payments.ts";
import { rupiah } from "../../platform/format.ts";
import { useOrigin } from "../../platform/site.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { DockRow } from "../../ui/layout/dock-row.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

const cardsOnDevice = () => keptPayments().filter(({ card }) => card);

/** The payments made on this device, newest first, until dismissed. */
export default function KeptNumber() {
  const [cards, setCards] = useState(cardsOnDevice);
  const [justPaid, setJustPaid] = useState<string>();
  useEffect(() => setJustPaid(takeJustPaid()), []);
  const [newest] = cards;
  if (!newest) return null;
  function putAway({ number }: KeptPayment) {
    putCardAway(number);
    setCards(cards.filter((card) => card.number !== number));
  }
  const place = cards.length > 1 ? ` (1 dari ${cards.length})` : "";
  return (
    <DockRow
      label="Pembayaranmu"
      to={newest.page}
      above={`Nomor pembayaranmu${place} · ${rupiah(newest.amount)}`}
      text={newest.number}
      putAway={{ label: `Singkirkan nomor ${newest.number}`, act: () => putAway(newest) }}
    >
      {newest.number === justPaid && (
        <>
          <Thanks kept={newest} />
          <KeepIt kept={newest} />
        </>
      )}
    </DockRow>
  );
}

/** The page's one piece of news: it covers a part of the home page until the next one. */
const Thanks = ({ kept: { title, amount } }: { kept: KeptPayment }) => (
  <div role="status" className="mt-1 mb-3 rounded-lg bg-primary-softer px-4 py-4 text-center">
    <span className="mx-auto mb-2 grid size-12 place-items-center rounded-full bg-primary text-on-primary">
      <Icon name="check-circle-fill" size={28} />
    </span>
    <p className="text-xl font-extrabold">Jazakumullahu khairan!</p>
    <p className="text-sm text-pretty text-text-2">
      {title}, <b className="text-text">{rupiah(amount)}</b>. Buktimu sudah kami terima dan sedang diperiksa
      bendahara. Ketuk nomornya untuk melihat hasilnya.
    </p>
  </div>
);

/** Only right after paying; the payment's page offers the same. */
function KeepIt({ kept }: { kept: KeptPayment }) {
  const toast = useToast();
  const url = useOrigin() + kept.page;
  async function save() {
    const saved = await copyText(`${kept.number}\n${url}`);
    if (saved) toast.success("Nomor dan tautannya tersalin!");
    else toast.error("Nomor gagal disalin.");
  }
  async function share() {
    if (!navigator.share) return save();
    await navigator.share({ title: `Pembayaran ${kept.number}`, url }).catch(() => {});
  }
  return (
    <div className="mt-0.5 mb-1.5 flex flex-wrap gap-2.5 *:flex-[1_1_8rem]">
      <Button variant="soft" size="sm" onClick={save} icon="copy" label="Simpan" />
      <Button variant="soft" size="sm" onClick={share} icon="share-network" label="Bagikan" />
    </div>
  );
}
