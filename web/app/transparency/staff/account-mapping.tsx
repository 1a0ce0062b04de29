import type { MappedAccount } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { LoadState, Panel } from "../../ui/staff/work-page.tsx";
import { mappingQuery } from "./queries.ts";

const INPUT = "w-full border border-border-strong bg-surface px-2.5 tabular-nums";

/** What was typed and not saved, by account. */
type Typed = Readonly<Record<string, { code: string; name: string }>>;

/** The accountants' codes and names of our accounts. */
export function AccountMapping() {
  const client = useQueryClient();
  const query = useQuery(mappingQuery);
  const { data } = query;
  const [typed, setTyped] = useState<Typed>({});
  const changed = Object.entries(typed).map(([account, called]) => ({ account, ...called }));
  const saving = useSend({
    mutationFn: () => api.call("PUT /api/admin/accounting/accounts/", { body: { accounts: changed } }),
    success: "Kode akun disimpan.",
    onSuccess(answer) {
      setTyped({});
      return putCached(client, mappingQuery.queryKey, answer);
    },
  });
  return (
    <Panel
      title="Kode akun"
      note="Kode dan nama yang dipakai akuntanmu. Kode boleh sama untuk beberapa akun: saldonya tetap terpisah."
      bare
    >
      <LoadState query={query} failure="Daftar akun belum dapat dimuat." />
      {data && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            saving.send();
          }}
        >
          <ul>
            {data.accounts.map((account) => (
              <Row
                key={account.account}
                account={account}
                called={typed[account.account] ?? account}
                onChange={(called) => setTyped({ ...typed, [account.account]: called })}
              />
            ))}
          </ul>
          <footer className="sticky bottom-0 border-t border-border bg-surface px-4.5 py-3">
            <SmallButton type="submit" variant="line" busy={saving.busy} disabled={changed.length === 0}>
              {changed.length === 0 ? "Belum ada perubahan" : `Simpan ${changed.length} perubahan`}
            </SmallButton>
          </footer>
        </form>
      )}
    </Panel>
  );
}

interface RowProps {
  account: MappedAccount;
  called: { code: string; name: string };
  onChange(called: { code: string; name: string }): void;
}

const Row = ({ account: { account, ours }, called: { code, name }, onChange }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)] items-center gap-2.5 border-t border-border px-4.5 py-2 leading-[1.2rem] wrap-anywhere page-51:grid-cols-[6rem_minmax(0,1fr)]">
    <span className="page-51:col-span-full">
      {ours}
      <small className="block text-text-3">{account}</small>
    </span>
    <input
      className={INPUT}
      aria-label={`Kode ${ours}`}
      value={code}
      maxLength={20}
      required
      onChange={({ target }) => onChange({ code: target.value, name })}
    />
    <input
      className={INPUT}
      aria-label={`Nama ${ours}`}
      value={name}
      maxLength={80}
      required
      onChange={({ target }) => onChange({ code, name: target.value })}
    />
  </li>
);
