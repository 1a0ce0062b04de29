import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";

type Read = Awaited<ReturnType<typeof tryOne>>;
const tryOne = (body: { text: string; package: string; wording: string }) =>
  api.call("POST /api/admin/notice-samples/", { body });

/** How a notice would be read, before any money depends on it. */
export function TrySample() {
  const [form, setForm] = useState({ text: "", package: "", wording: "" });
  const [read, setRead] = useState<Read>();
  const change = (to: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...to }));
    setRead(undefined);
  };
  const trying = useSend({ mutationFn: () => tryOne(form), onSuccess: setRead, onError() {} });
  return (
    <div className="bo-fields border-t border-border p-4.5">
      <TextArea
        label="Coba contoh notifikasi"
        placeholder="Dana masuk QRIS. Anda menerima dana Rp 49.863 dari IBU RATNA melalui QRIS."
        rows={2}
        maxLength={2000}
        value={form.text}
        error={trying.errorOf("text")}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label="Paket"
          optional
          value={form.package}
          onChange={({ target }) => change({ package: target.value })}
        />
        <TextInput
          label="Pola yang dicoba"
          optional
          placeholder="Anda menerima dana {nominal} dari {pengirim}"
          value={form.wording}
          error={trying.errorOf("wording")}
          onChange={({ target }) => change({ wording: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="line" className="btn-40" busy={trying.busy} onClick={() => trying.send()}>
          Coba baca
        </Button>
        <p role="status" className="min-w-0 flex-1">
          {read?.amount != null && (
            <>
              Uang masuk <b>{rupiah(read.amount)}</b> ·{" "}
              {read.owner
                ? `dipesan ${read.owner.payer_name}, ${read.owner.reference}`
                : "tidak ada yang memesan nominal ini"}
            </>
          )}
          {read && read.amount == null && (
            <span className="text-danger-text">Tak terbaca. {read.problem}</span>
          )}
        </p>
      </div>
    </div>
  );
}
