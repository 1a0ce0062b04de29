import type { BookAccount } from "@barakah/contract";
import { ACCOUNT_GROUP_LABEL, ACCOUNT_GROUPS } from "@barakah/contract/ledger/book-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { rupiah } from "../../platform/format.ts";
import { CONTROL } from "../../ui/form/control-style.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { stepFocus } from "../../ui/staff/step-focus.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { plain, readable } from "./money.ts";
import { accountsQuery } from "./queries.ts";

const DAY = 24 * 3600_000;
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
const total = (accounts: readonly BookAccount[]) => accounts.reduce((sum, { balance }) => sum + balance, 0);

interface AccountsPanelProps {
  day: string;
  account: string;
  onDay(day: string): void;
  onAccount(account: string): void;
}

/** All accounts with their balances at the end of a day. */
export function AccountsPanel({ day, account, onDay, onAccount }: AccountsPanelProps) {
  const query = useQuery(accountsQuery(day));
  const { data } = query;
  const today = jakartaDay();
  const list = useRef<HTMLDivElement>(null);
  useShortcuts({
    "[": () => onDay(shifted(day, -1)),
    "]": () => day < today && onDay(shifted(day, 1)),
    a: () => list.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus(),
  });
  return (
    <section aria-label="Akun" className="bo-card overflow-hidden">
      <div className="bo-card-head">
        <h2>Akun</h2>
        <div className="flex flex-wrap items-center gap-1.5">
          <Step label="Sehari sebelumnya" to={shifted(day, -1)} onDay={onDay}>
            ‹
          </Step>
          <input
            type="date"
            aria-label="Saldo pada tanggal"
            className={`${CONTROL} w-[9.375rem]! max-w-full`}
            max={today}
            value={day}
            onChange={({ target }) => target.value && onDay(target.value)}
          />
          <Step label="Sehari sesudahnya" to={shifted(day, 1)} disabled={day >= today} onDay={onDay}>
            ›
          </Step>
        </div>
      </div>
      <LoadState query={query} failure="Akun belum dapat dimuat." />
      {data && <Groups list={list} accounts={data.accounts} chosen={account} onAccount={onAccount} />}
    </section>
  );
}

interface StepProps {
  label: string;
  to: string;
  disabled?: boolean;
  onDay(day: string): void;
  children: string;
}

const Step = ({ label, to, disabled, onDay, children }: StepProps) => (
  <button
    type="button"
    className="min-h-10 w-8 rounded-sm text-[1.25rem] disabled:text-disabled-text"
    aria-label={label}
    disabled={disabled}
    onClick={() => onDay(to)}
  >
    {children}
  </button>
);

interface GroupsProps {
  list: RefObject<HTMLDivElement | null>;
  accounts: readonly BookAccount[];
  chosen: string;
  onAccount(account: string): void;
}

function Groups({ list, accounts, chosen, onAccount }: GroupsProps) {
  const difference = total(accounts);
  return (
    <>
      {/* The up and down keys move between the accounts when one of them has the focus. */}
      <div
        ref={list}
        role="group"
        aria-label="Pilih akun"
        className="page-54:max-h-65 page-54:overflow-y-auto"
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (by && stepFocus(list.current, "button", by)) event.preventDefault();
        }}
      >
        <Row name="Semua akun" current={chosen === ""} onChoose={() => onAccount("")} />
        {ACCOUNT_GROUPS.map((group) => {
          const members = accounts.filter((one) => one.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group}>
              <h3 className="flex flex-wrap justify-between px-4.5 pt-3 pb-1 text-xs text-text-2">
                {ACCOUNT_GROUP_LABEL[group]}{" "}
                <span>{plain(readable(members[0]?.account ?? "", total(members)))}</span>
              </h3>
              {members
                .toSorted((a, b) => Math.abs(b.balance) - Math.abs(a.balance))
                .map(({ account, name, balance }) => (
                  <Row
                    key={account}
                    name={name}
                    balance={plain(readable(account, balance))}
                    current={account === chosen}
                    onChoose={() => onAccount(account)}
                  />
                ))}
            </div>
          );
        })}
      </div>
      <p
        className={`mx-4.5 mt-3 mb-4.5 flex items-center gap-2 rounded-[10px] px-3 py-2.5 font-semibold ${difference === 0 ? "bg-success-soft text-on-success-soft" : "bg-danger-soft text-on-danger-soft"}`}
      >
        {difference === 0 ? (
          <Icon name="check-circle-fill" size={16} />
        ) : (
          <Icon name="warning-circle-fill" size={16} />
        )}
        {difference === 0
          ? "Jumlah debet dan kredit semua akun sama."
          : `Debet dan kredit berbeda ${rupiah(Math.abs(difference))}. Hubungi pengelola teknis.`}
      </p>
    </>
  );
}

interface RowProps {
  name: string;
  balance?: string;
  current: boolean;
  onChoose(): void;
}

const Row = ({ name, balance, current, onChoose }: RowProps) => (
  <button
    type="button"
    className="relative flex min-h-8.5 w-full flex-wrap justify-between gap-x-3 px-4.5 py-1.5 text-left leading-[1.125rem] hover:bg-primary-softer aria-pressed:bg-primary-soft aria-pressed:font-[700] aria-pressed:shadow-[inset_4px_0_var(--primary)]"
    aria-pressed={current}
    onClick={onChoose}
  >
    {/* The balance is on the right. If the text is enlarged, it wraps below the name. */}
    <span className="flex-[1_1_6rem]">{name}</span>{" "}
    {balance && <span className="ml-auto flex-none tabular-nums">{balance}</span>}
  </button>
);
