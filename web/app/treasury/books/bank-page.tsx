import type { BankAgreement } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { rupiahWithSen, wholeNumber } from "../../platform/format.ts";
import { CONTROL } from "../../ui/form/control-style.ts";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadState, WorkPage } from "../../ui/staff/work-page.tsx";
import { BankDay } from "./bank-day.tsx";
import { BankLists } from "./bank-lists.tsx";
import { DecidedLines } from "./decided-lines.tsx";
import { Balance, Equation, Term } from "./equation.tsx";
import { agreementQuery } from "./queries.ts";
import { verdictOf } from "./verdict.ts";

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
      title={bank ? `Cocokkan ${bank.code.toUpperCase()}` : "Cocokkan bank"}
      className="bo-work bo-grid"
      actions={
        <>
          <SmallLink label="Uang di penyedia" to="/admin/penyedia" variant="line" />
          <SmallLink label="Impor mutasi" to="/admin/mutasi/impor" variant="line" />
        </>
      }
    >
      <LoadState query={query} failure="Saldo bank belum dapat dimuat." />
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
                className={`${CONTROL} w-[9.375rem]! max-w-full`}
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
  const { ledger, unseen, handed, out, open_in, open_out, ignored, statement, sen } = bank;
  return (
    <Equation
      title="Buku dan mutasi"
      verdict={verdictOf(bank)}
      foot={
        sen !== 0 && (
          <p className="px-4.5 pb-4.5 text-text-2">
            Sen di baris mutasi, {sen < 0 && "−"}
            {rupiahWithSen(Math.trunc(Math.abs(sen) / 100), Math.abs(sen) % 100)}, tidak masuk buku.
          </p>
        )
      }
    >
      <Balance label="Saldo buku" value={ledger} />
      <Term
        label="Di buku, belum ada di mutasi"
        value={out - unseen - handed}
        note={`masuk ${wholeNumber(unseen)}, setoran kas ${wholeNumber(handed)}, keluar ${wholeNumber(out)}`}
      />
      <Term
        label="Ada di mutasi, belum masuk buku"
        value={open_in + open_out}
        note={`masuk ${wholeNumber(open_in)}, keluar ${wholeNumber(Math.abs(open_out))}`}
      />
      <Term label="Diabaikan" value={ignored} note="bukan urusan kita" />
      <Balance label="Menurut mutasi" value={statement} result />
    </Equation>
  );
}
