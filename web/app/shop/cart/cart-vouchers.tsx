import type { CartVoucher } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { putCached } from "../../platform/query-client.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { cartVouchersQuery } from "../member/shopping-queries.ts";

/** The vouchers of a cart, and the field for another one. */
export function CartVouchers({ memberId, vouchers }: { memberId: number; vouchers: readonly CartVoucher[] }) {
  const client = useQueryClient();
  const [code, setCode] = useState("");
  const { queryKey } = cartVouchersQuery(memberId);
  const use = useSend({
    mutationFn: () => api.call("POST /api/carts/voucher/", { body: { code: code.trim() } }),
    onSuccess: (now) => putCached(client, queryKey, now),
    // The field shows the error.
    onError: () => undefined,
    onDone: () => setCode(""),
  });
  const leave = useSend({
    mutationFn: (left: string) => api.call("DELETE /api/carts/voucher/", { body: { code: left } }),
    onSuccess: (now) => putCached(client, queryKey, now),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void use.send();
  }
  return (
    <div className="mt-5 px-4">
      <Card as="section" className="p-4">
        <h2 className="mb-2 text-lg">Kupon</h2>
        {vouchers.length > 0 && (
          <ul className="mb-3 flex flex-col gap-2">
            {vouchers.map((voucher) => (
              <UsedVoucher
                key={voucher.code}
                voucher={voucher}
                busy={leave.busy}
                onLeave={() => void leave.send(voucher.code)}
              />
            ))}
          </ul>
        )}
        <form onSubmit={submit} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextInput
              label="Kode kupon"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              maxLength={20}
              autoCapitalize="characters"
              autoComplete="off"
              error={use.problem}
            />
          </div>
          <Button
            type="submit"
            variant="line"
            className="mt-6.5"
            busy={use.busy}
            disabled={!code.trim()}
            label="Pakai"
          />
        </form>
        <p className="mt-1.5 text-xs text-text-2">
          Satu kupon untuk tiap toko. Kupon komunitas dipakai untuk satu toko yang belum memakai kupon.
        </p>
      </Card>
    </div>
  );
}

interface UsedProps {
  voucher: CartVoucher;
  busy: boolean;
  onLeave(): void;
}

const UsedVoucher = ({ voucher: { code, store, saves, problem }, busy, onLeave }: UsedProps) => (
  <li
    className={`flex items-center gap-3 rounded-md border px-3.5 py-2 ${saves > 0 ? "border-primary bg-primary-soft" : "border-border"}`}
  >
    <Icon
      name={saves > 0 ? "check-circle-fill" : "info-fill"}
      size={20}
      className={saves > 0 ? "flex-none text-primary-text" : "flex-none text-accent-text"}
    />
    <div className="min-w-0 flex-1">
      <b className="block wrap-anywhere">{code}</b>
      <span className="block text-sm text-text-2">
        {problem || `${store ? `Kupon ${store.name}` : "Kupon komunitas"}, hemat ${rupiah(saves)}`}
      </span>
    </div>
    <IconButton label={`Lepas kupon ${code}`} onClick={onLeave} disabled={busy}>
      <Icon name="x-bold" size={18} />
    </IconButton>
  </li>
);
