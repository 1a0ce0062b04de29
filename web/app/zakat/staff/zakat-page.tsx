import type { StaffZakat } from "@barakah/contract";
import { amilSentence } from "@barakah/contract/zakat/amil-words";
import { reckon } from "@barakah/contract/zakat/what-counts-as-wealth";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { date, rupiah } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";
import { useSession } from "../../platform/session.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { FindInPage, hasWords } from "../../ui/staff/find-in-page.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadItem, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { PriceList, priceName } from "./price-list.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { RuleTable } from "./rule-table.tsx";
import { ruleName } from "./rule-words.ts";
import { WaitingRule } from "./waiting-rule.tsx";

/** Zakat rules and prices; rules that wait for a second person come first. */
export default function AdminZakatPage() {
  const query = useQuery(staffZakatQuery);
  return (
    <LoadItem query={query} title="Zakat" list="/admin">
      {(zakat) => <Zakat zakat={zakat} />}
    </LoadItem>
  );
}

function Zakat({ zakat }: { zakat: StaffZakat }) {
  const [entering, setEntering] = useState(false);
  const me = useSession()?.id;
  const canChange = useMay("administration");
  const [sought, setSought] = useState("");
  const rules = zakat.rules.filter((rule) => hasWords(sought, ruleName(rule), rule.source));
  const prices = zakat.prices.filter((price) => hasWords(sought, priceName(price), price.source));
  const waiting = rules.filter(({ state }) => state === "waiting");
  const first = waiting.find(({ entered_by }) => entered_by.id !== me);
  return (
    <WorkPage
      title="Zakat"
      className="bo-work bo-grid"
      ownSearch
      actions={
        <>
          <FindInPage label="Cari aturan atau harga" sought={sought} onSeek={setSought} />
          <SmallLink to="/zakat" variant="line" icon="eye" label="Lihat /zakat" />
          <SmallButton variant="line" onClick={() => setEntering(true)}>
            <Icon name="plus-bold" size={16} />
            Aturan baru
          </SmallButton>
        </>
      }
    >
      <BasisBanner basis={zakat.basis} canChange={canChange} />
      {zakat.income_old && (
        <Note tone="gold" icon={<Icon name="warning-circle-fill" size={20} />}>
          <b>Aturan penghasilan lebih dari 13 bulan, atau belum ada.</b> BAZNAS menetapkannya setiap tahun:
          periksa ketetapan yang baru, lalu isi.
        </Note>
      )}
      <div className="bo-grid wide-narrow">
        <div className="grid content-start gap-4">
          {waiting.map((rule) => (
            <WaitingRule key={rule.id} rule={rule} me={me} keys={rule === first} />
          ))}
          <RuleTable rules={rules} sought={sought} />
        </div>
        <div className="grid content-start gap-4">
          <PriceList prices={prices} sought={sought} />
          <TryOut zakat={zakat} />
        </div>
      </div>
      {entering && <RuleDialog onClose={() => setEntering(false)} />}
    </WorkPage>
  );
}

const staffZakatQuery = readQuery(["staff", "zakat"], "GET /api/admin/zakat/", {}, { staleTime: 0 });

interface BasisBannerProps {
  basis: StaffZakat["basis"];
  /** Only administrators change it. */
  canChange: boolean;
}

/** The legal basis on which zakat is received. */
function BasisBanner({ basis, canChange }: BasisBannerProps) {
  const icon = basis.open ? "seal-check-fill" : "warning-circle-fill";
  return (
    <Note tone={basis.open ? "green" : "gold"} icon={<Icon name={icon} size={20} />} className="items-center">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_20rem]">
          {basis.open ? (
            <>
              <b>Menerima zakat: {amilSentence(basis)}</b>
              {basis.valid_until && ` Berlaku sampai ${date(basis.valid_until)}.`} Tertulis di halaman zakat
              dan di bukti setornya.
            </>
          ) : (
            <>
              <b>
                Zakat tidak diterima:{" "}
                {basis.kind === "none" ? "dasarnya belum diisi" : "dasarnya sudah berakhir"}.
              </b>{" "}
              Kalkulatornya tetap bisa dipakai, dan pembayarannya diarahkan ke infak.
            </>
          )}
        </p>
        {canChange && (
          <SmallLink label="Ubah dasar" to="/admin/pengaturan" variant="line" className="btn-40" />
        )}
      </div>
    </Note>
  );
}

const KINDS = [
  { value: "month", label: "Penghasilan sebulan" },
  { value: "year", label: "Penghasilan setahun" },
  { value: "maal", label: "Tabungan" },
  { value: "perdagangan", label: "Perdagangan" },
];

function asked(kind: string, amount: number) {
  if (kind === "maal") return { kind, cash: amount } as const;
  if (kind === "perdagangan") return { kind, stock: amount } as const;
  return { kind: "penghasilan", period: kind === "year" ? "year" : "month", income: amount } as const;
}

/** Tries the current rules with the code of the public calculator. */
function TryOut({ zakat: { rules, prices } }: { zakat: StaffZakat }) {
  const [kind, setKind] = useState("month");
  const [amount, setAmount] = useState(7_640_144);
  const found = reckon(
    { rules: rules.filter(({ state }) => state === "current"), prices },
    asked(kind, amount),
  );
  return (
    <Panel title="Coba hitung" note="Tidak disimpan">
      <div className="grid gap-3">
        <Select label="Jenis" value={kind} options={KINDS} onChange={({ target }) => setKind(target.value)} />
        <AmountInput label="Jumlah" value={amount} onChange={setAmount} />
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-[10px] bg-surface-2 px-3.5 py-2.5 text-sm">
          {"missing" in found ? (
            "Aturan atau harganya belum ada."
          ) : (
            <>
              <span className="text-text-3">× {(found.rate_bp / 100).toLocaleString("id-ID")} % =</span>
              <b className="text-[0.9375rem]">{rupiah(found.zakat)}</b>
              <span className="ml-auto">
                <StatusBadge tone={found.due ? "ok" : "mute"}>
                  {found.due ? "Wajib zakat" : "Belum wajib"}
                </StatusBadge>
              </span>
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}
