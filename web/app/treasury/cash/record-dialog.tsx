import type { CashBox } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { GIVER_MOST } from "@barakah/contract/platform/text-lengths";
import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { useQuery } from "@tanstack/react-query";
import { useProof } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { fundsQuery } from "../payouts/queries.ts";

/** Records a cash donation for which no payment exists yet. */
export function RecordDialog({ boxes, onClose }: { boxes: readonly CashBox[]; onClose(): void }) {
  const { data: funds = [] } = useQuery(fundsQuery);
  const used = boxes.filter(({ active }) => active);
  const form = useDialogForm({
    initial: {
      slug: "",
      amount: 0,
      day: jakartaDay(),
      giver: "",
      phone: "",
      box: used[0]?.code ?? "",
      paper_file: null as File | null,
    },
    send({ paper_file, ...body }, once) {
      const sent = new FormData();
      for (const [name, value] of Object.entries(body)) sent.set(name, String(value));
      if (paper_file) sent.set("paper_file", paper_file);
      return api.call("POST /api/admin/cash/gifts/", { body }, { form: sent, ...once });
    },
    success: "Donasi tunai sudah dicatat.",
    onClose,
  });
  const { preparing, choose } = useProof((paper_file, problem) => {
    form.change({ paper_file });
    form.setError("paper_file", problem);
  });
  const { box, slug, amount } = form.values;
  return (
    <FormDialog
      form={form}
      title="Catat tunai"
      submit={`Catat ${rupiah(amount)}`}
      busy={preparing}
      disabled={!box || !slug || amount === 0}
      note="Langsung dihitung dan tampil di daftar donatur."
    >
      <Select
        label="Program"
        placeholder="Pilih program"
        options={funds.map((fund) => ({ value: fund.slug, label: fund.title }))}
        {...form.field("slug")}
      />
      <div className="bo-fields two">
        <AmountInput label="Nominal" {...form.field("amount")} />
        <TextInput label="Tanggal diterima" type="date" max={jakartaDay()} {...form.field("day")} />
        <TextInput
          label="Pemberi"
          optional
          placeholder={UNKNOWN_GIVER}
          maxLength={GIVER_MOST}
          {...form.field("giver")}
        />
        <TextInput label="Nomor telepon" optional type="tel" maxLength={20} {...form.field("phone")} />
      </div>
      <Select
        label="Masuk ke kas"
        options={used.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field("box")}
      />
      <FileField
        label="Foto kertasnya"
        optional
        hint="Kuitansi atau catatan kotak amal. Hanya dilihat petugas keuangan."
        accept={UPLOAD_ACCEPT}
        prompt={preparing ? "Menyiapkan foto…" : "Pilih foto"}
        {...form.field("paper_file")}
        onChange={choose}
      />
    </FormDialog>
  );
}
