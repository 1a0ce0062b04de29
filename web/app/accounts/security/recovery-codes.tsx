import { saveFile } from "../../platform/save-file.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const text = `${codes.join("\n")}\n`;
  async function copy() {
    if (await copyText(text)) toast.success("Kode pemulihan berhasil disalin!");
    else toast.error("Kode belum dapat disalin. Catat dengan tangan.");
  }
  return (
    <Note tone="gold">
      <p className="font-bold">Simpan kode pemulihan ini sekarang. Kode tidak ditunjukkan lagi.</p>
      <p>Masing-masing dapat dipakai sekali bila ponsel hilang.</p>
      <ul aria-label="Kode pemulihan" className="my-3 flex flex-col gap-1 font-mono text-[.8125rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" size="sm" className="btn-40" onClick={copy}>
          Salin Kode
        </Button>
        <Button
          variant="line"
          size="sm"
          className="btn-40"
          onClick={() => saveFile("kode-pemulihan.txt", new Blob([text], { type: "text/plain" }))}
        >
          Unduh Kode
        </Button>
      </div>
    </Note>
  );
}
