import { useState } from "react";
import { downloadPrivateFile } from "../../platform/download-private-file.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Icon } from "../icons/icon.tsx";
import { useToast } from "../toast/toasts.tsx";
import { SmallButton } from "./small-button.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

export type Export = "donations" | "orders" | "enrolments" | "members" | "ledger";

interface DownloadButtonsProps {
  /** One of the exports, or the address of a file that is made in the same formats. */
  what: Export | { address: string };
  /** What the file is called, before its ending. */
  name: string;
  /** What is in it, where the page does not say it. */
  label?: string;
  /** What narrows it, as the list beside it is narrowed. */
  query?: Record<string, string | undefined>;
  /** The key that downloads the first of them. */
  shortcut?: string;
}

const given = (query: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const FORMATS = ["csv", "xlsx"] as const;

export function DownloadButtons({ what, name, label = "Unduh", query = {}, shortcut }: DownloadButtonsProps) {
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  async function download(format: "csv" | "xlsx") {
    setBusy(format);
    try {
      const address = typeof what === "string" ? `/api/admin/exports/${what}/` : what.address;
      const asked = new URLSearchParams({ ...given(query), format });
      saveFile(`${name}.${format}`, await downloadPrivateFile(`${address}?${asked}`));
    } catch {
      toast.error("Berkas belum dapat diunduh. Coba lagi.");
    } finally {
      setBusy(undefined);
    }
  }
  useShortcuts(shortcut ? { [shortcut]: () => !busy && download(FORMATS[0]) } : {});
  return FORMATS.map((format) => (
    <SmallButton
      key={format}
      variant="line"
      className="max-sm:flex-1 max-sm:px-2"
      busy={busy === format}
      onClick={() => download(format)}
    >
      <Icon name="download-simple" size={18} />
      {label} {format.toUpperCase()}
      {shortcut && format === FORMATS[0] && <kbd>{shortcut.toUpperCase()}</kbd>}
    </SmallButton>
  ));
}
