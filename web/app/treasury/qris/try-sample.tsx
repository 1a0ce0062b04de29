import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import type { Awaited } from "../../ui/staff/work-page.tsx";

type Read = Awaited<ReturnType<typeof tryOne>>;
const tryOne = (body: { text: string; package: string; wording: string }) =>
  api.call("POST /api/admin/notice-samples/", { body });

/** Tries how a notification would be parsed, without recording anything. */
export function TrySample() {
  const [read, setRead] = useState<Read>();
  const form = useForm({
    initial: { text: "", package: "", wording: "" },
    mutationFn: tryOne,
    onSuccess: setRead,
  });
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      // The result belongs to the text before the change.
      onChange={() => setRead(undefined)}
      className="bo-fields border-t border-border p-4.5"
    >
      <TextArea
        label="Coba contoh notifikasi"
        placeholder="Dana masuk QRIS. Anda menerima dana Rp 49.863 dari IBU RATNA melalui QRIS."
        rows={2}
        maxLength={2000}
        {...form.field("text")}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput label="Aplikasi bank (nama paket)" optional {...form.field("package")} />
        <TextInput
          label="Isi pesan, nominalnya ditulis {nominal}"
          optional
          placeholder="Anda menerima dana {nominal} dari {pengirim}"
          {...form.field("wording")}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SmallButton label="Coba baca" type="submit" variant="line" busy={form.busy} />
        <p role="status" className="min-w-0 flex-1">
          {read?.amount != null && (
            <>
              Uang masuk <b>{rupiah(read.amount)}</b> ·{" "}
              {read.owner
                ? `dipesan ${read.owner.payer_name}, ${read.owner.reference}`
                : "tidak ada yang memesan nominal ini"}
              {!read.anchored && ". Belum ada contoh pesannya: kabar seperti ini hanya menjadi usulan."}
            </>
          )}
          {read && read.amount == null && (
            <span className="text-danger-text">Tidak terbaca. {read.problem}</span>
          )}
        </p>
      </div>
    </form>
  );
}
