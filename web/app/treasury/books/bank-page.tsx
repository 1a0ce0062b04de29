import type { BankAgreement } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah, rupiahWithSen, wholeNumber } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { CONTROL } from "../../ui/form/control-style.ts";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { Awaited, WorkPage } from "../../ui/staff/work-page.tsx";
import { BankDay } from "./bank-day.tsx";
import { BankLists } from "./bank-lists.tsx";
import { DecidedLines } from "./decided-lines.tsx";
import { Equation, Term } from "./equation.tsx";
import { plain } from "./money.ts";
import { agreementQuery } from "./queries.ts";
import "./books.css";

/** Reconciles a bank account: our ledger, the bank's statement, and the items that explain the difference. */
export default function BankPage() {
  const params = useListParams();
  const query = useQuery(agreementQuery);
  const { data } = query;
  const banks = data?.banks ?? [];
  const bank = banks.find(({ code }) => code === params.filter("bank")) ?? banks[0];
  const today = jakartaDay();
  const wanted = params.filter("hari");
  const day = /^\d{4}-\d{2}-\d{2}$/.test(wanted) && wanted < today ? wanted : today;
  return (
    <WorkPage
      crumb="Buku"
      title={bank ? `Cocokkan ${bank.code.toUpperCase()}` : "Cocokkan bank"}
      className="bo-work bo-grid"
      actions={<SmallLink label="Impor mutasi" to="/admin/mutasi/impor" variant="line" />}
    >
      <Awaited query={query} failure="Saldo bank belum dapat dimuat." />
      {bank && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Segments
              label="Bank"
              options={banks.map(({ code }) => ({ value: code, label: code.toUpperCase() }))}
              value={bank.code}
              onChange={(code) => params.change({ filters: { bank: code } })}
              className="w-fit"
            />
            <label className="ml-auto flex flex-wrap items-center gap-2 text-text-2">
              Per tanggal
              <input
                type="date"
                className={`${CONTROL} bk-day`}
                max={today}
                value={day}
                onChange={({ target: { value } }) =>
                  params.change({ filters: { hari: value === today ? "" : value } })
                }
              />
            </label>
          </div>
          {day < today ? (
            <BankDay bank={bank.code} day={day} />
          ) : (
            <>
              <BankEquation bank={bank} />
              <BankLists bank={bank} />
              <DecidedLines bank={bank.code} />
            </>
          )}
        </>
      )}
    </WorkPage>
  );
}

function BankEquation({ bank }: { bank: BankAgreement }) {
  const { ledger, unseen, handed, out, open_in, open_out, ignored, statement, unexplained } = bank;
  return (
    <Equation
      title="Buku dan mutasi"
      note="Setiap rupiah selisih punya penjelasan."
      unexplained={unexplained}
      foot={<BankFiles bank={bank} />}
    >
      <Term label="Saldo buku" value={plain(ledger)} strong />
      <Term
        sign="−"
        label="Belum terlihat"
        value={plain(unseen + handed - out)}
        note={`masuk ${wholeNumber(unseen)}, setoran kas ${wholeNumber(handed)}, keluar ${wholeNumber(out)}`}
      />
      <Term
        sign="+"
        label="Belum diakui"
        value={plain(open_in + open_out)}
        note={`masuk ${wholeNumber(open_in)}, keluar ${wholeNumber(Math.abs(open_out))}`}
      />
      <Term sign="+" label="Diabaikan" value={plain(ignored)} note="bukan urusan kita" />
      <Term sign="=" label="Menurut mutasi" value={plain(statement)} strong />
    </Equation>
  );
}

/** Whether the opening balance plus all imported lines equals the bank's closing balance. */
function BankFiles({ bank: { closing, opening, missing, sen } }: { bank: BankAgreement }) {
  if (!closing)
    return (
      <p className="px-4.5 pb-4.5 text-text-2">
        Belum ada berkas mutasi dengan saldo akhir. Isi saldonya saat mengimpor, agar dapat dibandingkan
        dengan bank.
      </p>
    );
  const cents =
    sen === 0
      ? ""
      : ` Sen di baris-barisnya, ${sen < 0 ? "−" : ""}${rupiahWithSen(Math.trunc(Math.abs(sen) / 100), Math.abs(sen) % 100)}, tidak masuk buku.`;
  const words = `Rekening koran ${date(closing.day)}: ${rupiah(closing.amount)}.${cents}`;
  if (missing === null)
    return (
      <Note tone="info" className="mx-4.5 mb-4.5">
        {words} Saldo awal berkas pertama belum diketahui.
      </Note>
    );
  if (missing === 0)
    return (
      <Note tone="green" className="mx-4.5 mb-4.5">
        {words} Sama dengan saldo awal {rupiah(opening ?? 0)} ditambah semua baris sesudahnya: tidak ada
        berkas yang terlewat.
      </Note>
    );
  return (
    <Note tone="red" className="mx-4.5 mb-4.5">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1">
          <b>Rp. {plain(missing)} belum dapat dijelaskan.</b> {words} Saldo awal dan baris-baris kita tidak
          sampai ke sana. Biasanya: satu berkas mutasi terlewat, atau baris yang dilewati.
        </span>
        <SmallLink label="Lihat sela berkas" to="/admin/mutasi/impor" variant="line" />
      </div>
    </Note>
  );
}
