import type { ZakatBook } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { SITE_NAME } from "@barakah/contract/platform/locale";
import { amilSentence, ZAKAT_CLOSED } from "@barakah/contract/zakat/amil-words";
import { Link } from "react-router";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";

const LINK =
  "mt-3 -mb-2 flex min-h-11 items-center gap-1.5 border-t border-border pt-1 text-sm font-bold text-primary-text";

export function WhoTakes({ amil }: { amil: ZakatBook["amil"] }) {
  const icon = amil.open ? "seal-check-fill" : "warning-circle-fill";
  return (
    <Card as="section" className="mx-4 mt-5 p-4">
      <div className="flex gap-3">
        <Icon name={icon} size={24} className={amil.open ? "text-primary-text" : "text-accent-text"} />
        <div className="min-w-0">
          <h2 className="text-md leading-[1.4rem]">
            {amil.open ? "Siapa amilnya" : "Zakat belum kami terima"}
          </h2>
          <p className="mt-0.5 text-sm text-pretty text-text-2">
            {amil.open ? (
              <>
                {SITE_NAME}, {amilSentence(amil)}
                {amil.valid_until && ` Berlaku sampai ${longDay(amil.valid_until)}.`}
              </>
            ) : (
              ZAKAT_CLOSED
            )}
          </p>
        </div>
      </div>
      {amil.open ? (
        <Link to="/charity?kategori=zakat" className={LINK}>
          Lihat program zakat <Icon name="caret-right-bold" size={16} />
        </Link>
      ) : (
        <Link to="/zakat/bayar" className={LINK}>
          Berinfak saja <Icon name="caret-right-bold" size={16} />
        </Link>
      )}
    </Card>
  );
}
