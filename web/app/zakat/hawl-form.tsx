import { longDay } from "@barakah/contract/platform/day-words";
import { HAWL_KINDS, type HawlKind, ZAKAT_LABEL } from "@barakah/contract/zakat/kinds";
import { hijriOf, hijriText, hijriYearLater } from "@barakah/contract/zakat/umalqura";
import { useQueryClient } from "@tanstack/react-query";
import { Panel } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { hawlQuery } from "./queries.ts";

interface HawlValues {
  kind: HawlKind;
  started_on: string;
}

const isDay = (text: string) => /^(19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The chosen day in the Hijri calendar. */
const inHijri = (day: string) =>
  isDay(day)
    ? `${hijriText(hijriOf(day))}. Haul pertamanya ${hijriText(hijriOf(hijriYearLater(day)))}, ${longDay(hijriYearLater(day))}.`
    : "Sejak hari itu hartamu tidak pernah turun di bawah nisab.";

export function HawlForm({ memberId }: { memberId: number | undefined }) {
  const client = useQueryClient();
  const form = useForm<HawlValues>({
    initial: { kind: "maal", started_on: "" },
    check: ({ started_on }) => (isDay(started_on) ? {} : { started_on: "Isi tanggalnya." }),
    mutationFn: (body) => api.call("PUT /api/zakat/hawl/", { body }),
    success: "Kami ingatkan 30 dan 7 hari sebelumnya.",
    onSuccess: () => client.invalidateQueries({ queryKey: hawlQuery(memberId).queryKey }),
  });
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit}>
      <Panel title="Pasang pengingat">
        <div className="flex flex-col gap-4">
          <Select
            {...form.field("kind")}
            label="Jenis harta"
            options={HAWL_KINDS.map((kind) => ({ value: kind, label: ZAKAT_LABEL[kind] }))}
          />
          <TextInput
            {...form.field("started_on")}
            label="Mencapai nisab sejak"
            type="date"
            hint={inHijri(form.values.started_on)}
          />
          <Button type="submit" busy={form.busy}>
            Ingatkan aku
          </Button>
        </div>
      </Panel>
    </form>
  );
}
