import type { Campaign } from "@barakah/contract";
import { FUND_KIND_PROMISE } from "@barakah/contract/charity/fund-kind-promise";
import type { ReactNode } from "react";
import { date, rupiah, wholeNumber } from "../platform/format.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Icon } from "../ui/icons/icon.tsx";

export function CampaignFund({ campaign }: { campaign: Campaign }) {
  const { fund_kind, rest_goes_to, permit, payouts, paid_out_amount } = campaign;
  const [rest, ...more] = rest_goes_to.split(/(?<=\.)\s+/);
  return (
    <section aria-labelledby="tentang-dana" className="mb-2 bg-surface px-4 py-5">
      <h2 id="tentang-dana" className="text-lg">
        Tentang dana ini
      </h2>
      <dl className="mt-1 divide-y divide-border">
        <Fact icon={<Icon name="hand-heart-fill" />} label="Jenis dana" value={spelled(fund_kind)}>
          {FUND_KIND_PROMISE[fund_kind]}
          {fund_kind === "infak_terikat" && (
            <Disclosure summary="Apa itu infak terikat?">
              Infak yang tujuannya sudah ditentukan pemberinya. Karena itu dicatat terpisah dan hanya dipakai
              untuk tujuan itu.
            </Disclosure>
          )}
        </Fact>
        {rest && (
          <Fact
            icon={<Icon name="plant-fill" />}
            label="Bila terkumpul lebih"
            value={rest.replace(/\.$/, "")}
          >
            {more.join(" ")}
          </Fact>
        )}
        {permit && (
          <Fact icon={<Icon name="calendar-check-fill" />} label="Izin" value={permit.number}>
            {permitWords(permit)}
          </Fact>
        )}
        {payouts.length > 0 && (
          <Fact
            icon={<Icon name="handshake-fill" />}
            label="Sudah disalurkan"
            value={rupiah(paid_out_amount)}
          >
            {reachedBy(payouts)}{" "}
            <a href="#penyaluran" className="font-semibold text-primary-text underline underline-offset-3">
              Lihat laporan
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

interface FactProps {
  icon: ReactNode;
  label: string;
  value: string;
  children: ReactNode;
}

const Fact = ({ icon, label, value, children }: FactProps) => (
  <div className="py-3.5 pl-9">
    <dt className="relative text-sm text-text-2">
      <span className="absolute top-0.5 -left-9 text-primary-text">{icon}</span>
      {label}
    </dt>
    <dd>
      <b className="block wrap-anywhere">{value}</b>
      <div className="text-sm text-text-2">{children}</div>
    </dd>
  </div>
);

function permitWords({ from, to, region }: NonNullable<Campaign["permit"]>): string {
  const span = [from && date(from), to && date(to)].filter(Boolean).join(" – ");
  return [span, region].filter(Boolean).join(", ");
}

/** One or two people are shown as a range, because the exact number could identify them. */
export const peopleWords = (people: number) => (people <= 2 ? "1–2 orang" : `${wholeNumber(people)} orang`);

function reachedBy(payouts: Campaign["payouts"]): string {
  const people = payouts.reduce((sum, payout) => sum + (payout.people ?? 0), 0);
  const times = payouts.length === 1 ? "Satu kali penyaluran" : `${payouts.length} kali penyaluran`;
  return `${times}${people > 0 ? `, ${peopleWords(people)}` : ""}.`;
}

/**
 * The label of a fund kind or recipient, derived from its code: importing the contract's labels would make the
 * browser load another file. A test compares the two.
 */
export const spelled = (word: string) =>
  word === "dskl"
    ? "Dana sosial keagamaan lain"
    : `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll("_", " ")}`;
