import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { useOrigin } from "../../platform/site.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { CaretRightBoldIcon, CopyIcon, ShareNetworkIcon, XBoldIcon } from "../../ui/icons/icons.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { type KeptPayment, keptPayments, putCardAway, takeShownNext } from "./kept-payments.ts";

const cardsOnDevice = () => keptPayments().filter(({ card }) => card);

/** What was given or bought on this device, with its number, until the card is put away. */
export default function KeptCards() {
  const [cards, setCards] = useState(cardsOnDevice);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const number = takeShownNext();
    const at = cardsOnDevice().findIndex((kept) => kept.number === number);
    section.current?.children[at]?.scrollIntoView({ block: "center" });
  }, []);
  function putAway({ number }: KeptPayment) {
    putCardAway(number);
    setCards(cards.filter((card) => card.number !== number));
  }
  if (cards.length === 0) return null;
  return (
    <section ref={section} aria-label="Pembayaranmu" className="flex flex-col gap-3 px-4 pt-5">
      {cards.map((card) => (
        <KeptCard key={card.number} kept={card} onPutAway={() => putAway(card)} />
      ))}
    </section>
  );
}

function KeptCard({ kept, onPutAway }: { kept: KeptPayment; onPutAway(): void }) {
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
    <Card as="article" className="p-4 pt-2">
      <div className="flex items-start">
        <Link to={kept.page} className="min-w-0 flex-1 pt-2">
          <span className="text-xs text-text-2">Nomor pembayaranmu</span>
          <b className="block text-[1.0625rem] leading-[1.5rem] font-extrabold tracking-[.03em] wrap-anywhere">
            {kept.number}
          </b>
        </Link>
        <IconButton label={`Singkirkan kartu ${kept.number}`} onClick={onPutAway}>
          <XBoldIcon size={18} />
        </IconButton>
      </div>
      <Link to={kept.page} className="flex min-h-11 items-center gap-2 text-sm text-text-2">
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2">{kept.title}</span>
          <b className="text-text">{rupiah(kept.amount)}</b>
        </span>
        <CaretRightBoldIcon size={16} className="text-text-3" />
      </Link>
      <div className="mt-2 flex flex-wrap gap-2.5 *:flex-[1_1_8rem]">
        <Button variant="soft" size="sm" onClick={save}>
          <CopyIcon size={18} />
          Simpan
        </Button>
        <Button variant="soft" size="sm" onClick={share}>
          <ShareNetworkIcon size={18} />
          Bagikan
        </Button>
      </div>
    </Card>
  );
}
