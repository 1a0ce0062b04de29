import type { Address } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MembersPage } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { Chip } from "../../ui/chip.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { shoppingKey } from "../member/shopping-queries.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { AddressText } from "./address-text.tsx";
import { addressesQuery } from "./queries.ts";

const TITLE = "Alamat Saya";

export default function AddressBookPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Alamat pengirimanmu di BARAKAH APP."
      back="/login"
      skeleton={<RowsSkeleton />}
    >
      {(memberId) => <AddressBook memberId={memberId} />}
    </MembersPage>
  );
}

function AddressBook({ memberId }: { memberId: number }) {
  const addresses = useQuery(addressesQuery(memberId));
  const client = useQueryClient();
  const [edited, setEdited] = useState<Address | "new">();
  const [removed, setRemoved] = useState<Address>();
  const removing = useSend({
    mutationFn: ({ id }: Address) => api.call("DELETE /api/addresses/:id/", { params: { id } }),
    success: "Alamat dihapus.",
    onSuccess: () => client.invalidateQueries({ queryKey: shoppingKey(memberId, "addresses") }),
    onSettled: () => setRemoved(undefined),
  });
  return (
    <Page
      title={TITLE}
      back="/login"
      isHeading
      actions={
        <ActionBar>
          <Button block onClick={() => setEdited("new")}>
            <Icon name="plus-bold" size={18} /> Tambah alamat
          </Button>
        </ActionBar>
      }
      className="pt-4 pb-8"
    >
      <Loaded query={addresses} failure="Gagal memuat alamat" skeleton={<RowsSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState heading="Belum ada alamat." text="Tambahkan satu, agar belanjamu dapat dikirim." />
          ) : (
            <ul className="flex flex-col gap-3 px-4">
              {all.map((address) => (
                <Card as="li" key={address.id} className="p-4">
                  {address.is_default && <Chip tone="green">Utama</Chip>}
                  <AddressText address={address} />
                  <div className="mt-2 flex flex-wrap gap-2 [&>button]:flex-1">
                    <Button variant="line" size="sm" onClick={() => setEdited(address)} label="Ubah" />
                    <Button variant="danger-line" size="sm" onClick={() => setRemoved(address)}>
                      Hapus
                    </Button>
                  </div>
                </Card>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <AddressDialog
          memberId={memberId}
          address={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title="Hapus alamat ini?"
        text="Pesanan yang sudah dibuat tetap dikirim ke sana."
        confirm="Hapus"
        danger
        busy={removing.busy}
        onConfirm={() => removed && removing.send(removed)}
        onCancel={() => setRemoved(undefined)}
      />
    </Page>
  );
}
