import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../platform/browser-api.ts";
import { useSend } from "../ui/form/use-send.ts";
import { DownloadSimpleIcon, TrashIcon } from "../ui/icons/account-icons.tsx";
import { Card } from "../ui/layout/card.tsx";
import { MENU_ROW, MENU_TILE } from "./account-menu.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { profileQuery } from "./queries.ts";
import { saveAsFile } from "./save-as-file.ts";

/** What a member may do with everything that we keep about them: take it along, or have it removed. */
export function AccountData({ id }: { id: number }) {
  const { data: profile } = useQuery(profileQuery(id));
  const [deleting, setDeleting] = useState(false);
  const { send: download, busy: fetching } = useSend({
    mutationFn: () => api.call("GET /api/accounts/export/", {}),
    success: "Datamu sudah diunduh.",
    onSuccess: (everything) => saveAsFile("data-barakah.json", JSON.stringify(everything, null, 2)),
  });
  return (
    <section aria-labelledby="data-saya" className="mt-8 px-4">
      <h2 id="data-saya" className="mb-2 text-lg">
        Data saya
      </h2>
      <Card className="divide-y divide-border overflow-hidden">
        <button type="button" onClick={() => download()} aria-busy={fetching} className={MENU_ROW}>
          <span className={`${MENU_TILE} bg-surface-2 text-text-2`}>
            <DownloadSimpleIcon size={20} />
          </span>
          Unduh semua data saya (JSON)
        </button>
        <button type="button" onClick={() => setDeleting(true)} className={`${MENU_ROW} text-danger`}>
          <span className={`${MENU_TILE} bg-danger-soft text-on-danger-soft`}>
            <TrashIcon size={20} />
          </span>
          Hapus akun
        </button>
      </Card>
      <DeleteAccount
        open={deleting}
        asksPassword={profile?.has_password ?? true}
        onClose={() => setDeleting(false)}
      />
    </section>
  );
}
