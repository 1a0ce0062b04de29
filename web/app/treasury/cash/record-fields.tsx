import type { CashBox } from "@barakah/contract";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { GIVER_MOST } from "@barakah/contract/platform/text-lengths";
import { UPLOAD_TYPES } from "@barakah/contract/platform/upload-rules";
import { useQuery } from "@tanstack/react-query";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { fundsQuery } from "../payouts/queries.ts";
import type { Recording } from "./use-record.ts";

const ACCEPTED = [...UPLOAD_TYPES, ".jpg", ".jpeg", ".png"].join(",");

export function RecordFields({ boxes, record }: { boxes: readonly CashBox[]; record: Recording }) {
  const { data: funds = [] } = useQuery(fundsQuery);
  const { form, change, errorOf, paper, paperProblem, preparing, choose } = record;
  const used = boxes.filter(({ active }) => active);
  return (
    <div className="bo-fields">
      <Select
        label="Program"
        value={form.slug}
        placeholder="Pilih program"
        options={funds.map(({ slug, title }) => ({ value: slug, label: title }))}
        error={errorOf("slug")}
        onChange={({ target }) => change({ slug: target.value })}
      />
      <div className="bo-fields two">
        <AmountInput
          label="Nominal"
          amount={form.amount}
          error={errorOf("amount")}
          onChange={(amount) => change({ amount })}
        />
        <TextInput
          label="Tanggal diterima"
          type="date"
          max={jakartaDay()}
          value={form.day}
          error={errorOf("day")}
          onChange={({ target }) => change({ day: target.value })}
        />
        <TextInput
          label="Pemberi"
          optional
          placeholder={UNKNOWN_GIVER}
          maxLength={GIVER_MOST}
          value={form.giver}
          error={errorOf("giver")}
          onChange={({ target }) => change({ giver: target.value })}
        />
        <TextInput
          label="Nomor telepon"
          optional
          type="tel"
          maxLength={20}
          value={form.phone}
          error={errorOf("phone")}
          onChange={({ target }) => change({ phone: target.value })}
        />
      </div>
      <Select
        label="Masuk ke kas"
        value={form.box}
        options={used.map(({ code, name }) => ({ value: code, label: name }))}
        error={errorOf("box")}
        onChange={({ target }) => change({ box: target.value })}
      />
      <FileField
        label="Foto kertasnya"
        optional
        hint="Kuitansi atau catatan kotak amal. Hanya dilihat petugas keuangan."
        accept={ACCEPTED}
        prompt={preparing ? "Menyiapkan foto…" : "Pilih foto"}
        chosen={paper?.name}
        error={paperProblem ?? errorOf("paper_file")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
        }}
      />
    </div>
  );
}
