import type { ZakatBook } from "@barakah/contract";
import { ZAKAT_CLOSED } from "@barakah/contract/zakat/amil-words";
import { HAWL_REMINDERS } from "@barakah/contract/zakat/hawl-reminder-days";
import type { Asked } from "@barakah/contract/zakat/what-counts-as-wealth";
import type { Reckoned } from "@barakah/contract/zakat/zakat-due";
import type { ZakatItem } from "@barakah/contract/zakat/zakat-form";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { rupiah } from "../platform/format.ts";
import { Note } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AddAlms, almsOffers, GiveAlms } from "./alms.tsx";
import { calculationLines } from "./calculation-lines.ts";
import { CalculationList } from "./calculation-list.tsx";
import { CalculatorFrame } from "./calculator-frame.tsx";
import { PrivateLine } from "./explanation.tsx";
import { itemField } from "./payment-form.ts";
import { Verdict, verdictTitle } from "./verdict.tsx";

const FORM = "bayar-zakat";

interface ResultProps {
  asked: Asked;
  found: Reckoned;
  book: ZakatBook;
  again(): void;
}

export default function Result({ asked, found, book, again }: ResultProps) {
  const { due, zakat, rule } = found;
  const offers = almsOffers(found.base, found.rate_bp);
  const [alms, setAlms] = useState(due ? 0 : (offers.offers.at(-1) ?? 0));
  const open = book.amil.open;
  const payable: ZakatItem[] = [
    ...(due && open ? [{ kind: asked.kind, amount: zakat, rule: rule.id }] : []),
    ...(alms > 0 ? [{ kind: "infak" as const, amount: alms, rule: null }] : []),
  ];
  return (
    <CalculatorFrame kind={asked.kind} actions={<Ways due={due} open={open} items={payable} />}>
      <Verdict asked={asked} found={found} />
      {due && !open && (
        <Note tone="gold" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-3">
          {ZAKAT_CLOSED}
        </Note>
      )}
      {!due && <GiveAlms found={found} form={FORM} chosen={alms} onChoose={setAlms} />}
      <CalculationList
        title={verdictTitle(asked)}
        lines={calculationLines(asked, found)}
        {...(!due && { again })}
      />
      {due && <AddAlms zakat={zakat} form={FORM} chosen={alms} onChoose={setAlms} />}
      {rule.hawl && <HawlWay />}
      <div className="px-4 py-[18px]">
        <PrivateLine />
      </div>
    </CalculatorFrame>
  );
}

const HawlWay = () => (
  <section className="mt-2 bg-surface px-4 print:hidden">
    <Link to="/zakat/haul" className="flex min-h-16 items-center gap-3 py-2.5">
      <Icon name="bell" size={24} className="text-primary-text" />
      <span className="min-w-0 flex-1">
        <b className="block leading-[1.3rem]">Ingatkan haul berikutnya</b>
        <span className="block text-xs text-text-2">{HAWL_REMINDERS} sebelum setahun Hijriah</span>
      </span>
      <Icon name="caret-right-bold" size={16} className="text-text-3" />
    </Link>
  </section>
);

/** Without JavaScript a form carries the amounts to the payment page. */
function Ways({ due, open, items }: { due: boolean; open: boolean; items: readonly ZakatItem[] }) {
  const navigate = useNavigate();
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  function go(event: FormEvent) {
    event.preventDefault();
    navigate("/zakat/bayar", { state: { items } });
  }
  const paysZakat = due && open;
  return (
    <ActionBar>
      {!due && <LinkButton to="/zakat" variant="line" label="Nanti saja" />}
      <form id={FORM} method="post" action="/zakat/bayar" onSubmit={go} className="flex flex-1">
        <input type="hidden" name="mulai" value="ya" />
        <input type="hidden" name={itemField("infak", "kind")} value="infak" />
        {items
          .filter(({ kind }) => kind !== "infak")
          .map(({ kind, amount, rule }) => (
            <span key={kind} hidden>
              <input type="hidden" name={itemField(kind, "kind")} value={kind} />
              <input type="hidden" name={itemField(kind, "amount")} value={amount} />
              {rule && <input type="hidden" name={itemField(kind, "rule")} value={rule} />}
            </span>
          ))}
        <Button type="submit" className="flex-1">
          {paysZakat ? (
            `Bayar ${rupiah(total)}`
          ) : (
            <>
              <Icon name="hand-heart-fill" size={20} />
              {total > 0 ? `${due ? "Infak" : "Sedekah"} ${rupiah(total)}` : "Berinfak saja"}
            </>
          )}
        </Button>
      </form>
    </ActionBar>
  );
}
