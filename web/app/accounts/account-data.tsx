import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../platform/browser-api.ts";
import { saveFile } from "../platform/save-file.ts";
import { useSend } from "../ui/form/use-send.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { GREY_TILE, MENU_ROW, MENU_TILE } from "./account-menu.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { profileQuery } from "./queries.ts";

/** Export or delete everything stored about a member. */
export function AccountData({ id }: { id: number }) {
  const { data: profile } = useQuery(profileQuery(id));
  const [deleting, setDeleting] = useState(false);
  const { send: download, busy: fetching } = useSend({
    mutationFn: () => api.call("GET /api/accounts/export/", {}),
    success: "Datamu sudah diunduh.",
    onSuccess: (everything) => saveAsFile("data-barakah.json", JSON.stringify(everything, null, 2)),
  });
  return (
    <details className="group">
      <summary className={`${MENU_ROW} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <span className={`${MENU_TILE} ${GREY_TILE}`}>
          <Icon name="file-text" size={20} />
        </span>
        <span className="min-w-0">
          Data saya
          <span className="block text-xs font-regular text-text-2">Unduh semua, atau hapus akun</span>
        </span>
        <Icon name="caret-down-bold" size={16} className="ml-auto text-text-3 group-open:rotate-180" />
      </summary>
      <div className="divide-y divide-border border-t border-border">
        <button type="button" onClick={() => download()} aria-busy={fetching} className={MENU_ROW}>
          <span className={`${MENU_TILE} ${GREY_TILE}`}>
            <Icon name="download-simple" size={20} />
          </span>
          Unduh semua data saya (JSON)
        </button>
        <button type="button" onClick={() => setDeleting(true)} className={`${MENU_ROW} text-danger`}>
          <span className={`${MENU_TILE} bg-danger-soft text-on-danger-soft`}>
            <Icon name="trash" size={20} />
          </span>
          Hapus akun
        </button>
      </div>
      <DeleteAccountDialog
        open={deleting}
        asksPassword={profile?.has_password ?? true}
        onClose={() => setDeleting(false)}
      />
    </details>
  );
}

function saveAsFile(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "application/json" }));
}
