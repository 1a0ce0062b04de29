import { ALONE_MOST } from "@barakah/contract/messages/broadcast-second-person";
import {
  AUDIENCES,
  type Audience,
  BROADCAST_CHANNELS,
  BROADCAST_MOST,
  type BroadcastChannel,
} from "@barakah/contract/messages/broadcast-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { NumberInput } from "../../ui/form/number-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { CLOCK, instantOrNull } from "../../ui/staff/clock.ts";
import { Keys } from "../../ui/staff/keys.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { useSendKey } from "../../ui/staff/use-send-key.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { BroadcastPreview } from "./broadcast-preview.tsx";
import { AUDIENCE_LABEL, AUDIENCE_NOTE, CHANNEL_WORDS } from "./broadcast-words.ts";
import { audiencesQuery, countQuery } from "./queries.ts";

const FORM = "siaran";
const INITIAL = {
  audience: "everyone" as Audience,
  audience_id: "",
  title: "",
  body: "",
  channels: ["mail", "push"] as BroadcastChannel[],
  start_at: "",
  per_minute: 60,
};
const KINDS = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABEL[value] }));

export default function NewBroadcastPage() {
  const navigate = useNavigate();
  const [once] = useState(() => ({ headers: { "idempotency-key": crypto.randomUUID() } }));
  const form = useForm({
    initial: INITIAL,
    draft: "siaran-baru",
    toasts: true,
    refreshes: [["staff"]],
    mutationFn: ({ start_at, audience_id, ...values }: typeof INITIAL) =>
      api.call(
        "POST /api/admin/broadcasts/",
        {
          body: {
            ...values,
            audience_id: audience_id ? Number(audience_id) : null,
            start_at: instantOrNull(start_at),
          },
        },
        once,
      ),
    onSuccess: ({ id }) => navigate(`/admin/siaran/${id}`),
  });
  const { values, change, field } = form;
  const { audience, audience_id, channels, title, body } = values;
  const named = audience === "everyone" || audience_id !== "";
  const audiences = useQuery(audiencesQuery());
  const count = useQuery({ ...countQuery(audience, audience_id, channels), enabled: named });
  const people = named ? count.data?.people : undefined;
  const switchOf = (channel: BroadcastChannel) => (event: { target: { checked: boolean } }) =>
    change({
      channels: event.target.checked ? [...channels, channel] : channels.filter((one) => one !== channel),
    });
  const costs = count.data?.costs;
  const cost =
    named && costs && channels.includes("whatsapp") ? costs.price * (count.data?.whatsapp ?? 0) : 0;
  const tooDear = cost > (costs?.left ?? 0);
  const trial = useSend({
    mutationFn: () => api.call("POST /api/admin/broadcasts/test/", { body: { title, body } }),
    success: "Terkirim kepadamu.",
  });
  const isWritten = Boolean(title.trim() && body.trim());
  const sendable = Boolean(people) && !tooDear && !form.busy;
  useShortcuts({ u: () => isWritten && void trial.send() });
  useSendKey(() => sendable && form.submit());
  return (
    <WorkPage
      title="Siaran baru"
      actions={
        <>
          <SmallButton variant="line" busy={trial.busy} disabled={!isWritten} onClick={() => trial.send()}>
            Kirim uji ke saya <kbd>U</kbd>
          </SmallButton>
          <SmallButton type="submit" form={FORM} busy={form.busy} disabled={!sendable}>
            {people === undefined ? "Kirim" : `Kirim ke ${wholeNumber(people)} orang`} <kbd>Ctrl Enter</kbd>
          </SmallButton>
        </>
      }
    >
      <form id={FORM} ref={form.ref} onSubmit={form.submit} noValidate className="bo-grid wide-narrow">
        <div className="grid content-start gap-4">
          <Panel title="1. Kepada siapa" note={AUDIENCE_NOTE[audience]}>
            <div className="bo-fields">
              <Select
                label="Penerima"
                options={KINDS}
                value={audience}
                onChange={({ target }) => change({ audience: target.value as Audience, audience_id: "" })}
              />
              {audience !== "everyone" && (
                <Select
                  {...field("audience_id")}
                  label="Yang mana"
                  placeholder="Pilih"
                  options={(audiences.data ?? [])
                    .filter(({ kind }) => kind === audience)
                    .map(({ id, name }) => ({ value: String(id), label: name }))}
                />
              )}
              {people === 0 && (
                <Note tone="gold">
                  Belum ada orang yang mengizinkannya dan dapat dijangkau lewat saluran yang dipilih.
                </Note>
              )}
              {count.data && named && count.data.refused > 0 && (
                <Note tone="info">
                  {wholeNumber(count.data.refused)} orang tidak mengizinkan, atau tidak dapat dijangkau lewat
                  saluran yang dipilih, dan <b>tidak</b> menerimanya.
                </Note>
              )}
            </div>
          </Panel>
          <Panel title="2. Pesan" note="Satu isi, disesuaikan tiap saluran">
            <div className="bo-fields">
              <TextInput {...field("title")} label="Judul" maxLength={100} />
              <TextArea
                {...field("body")}
                label="Isi"
                rows={6}
                maxLength={BROADCAST_MOST}
                hint={`${body.length} dari ${wholeNumber(BROADCAST_MOST)} huruf. {nama} diganti nama depan.`}
              />
            </div>
          </Panel>
        </div>
        <div className="grid content-start gap-4">
          <Panel title="3. Saluran dan biaya">
            <p className="flex min-h-(--tap) items-center justify-between gap-3 text-sm">
              <span>Di aplikasi, bagi anggota</span> <b>{wholeNumber(count.data?.app ?? 0)}</b>
            </p>
            {BROADCAST_CHANNELS.filter((one) => one !== "whatsapp" || count.data?.whatsapp !== null).map(
              (channel) => (
                <div key={channel} className="flex items-center justify-between gap-3">
                  <Checkbox checked={channels.includes(channel)} onChange={switchOf(channel)}>
                    <span className="flex items-center gap-2">
                      <Icon name={CHANNEL_WORDS[channel].icon} size={18} className="text-text-2" />
                      {CHANNEL_WORDS[channel].label}
                    </span>
                  </Checkbox>
                  <span className="text-right text-sm text-text-2">
                    <b>{wholeNumber((named && count.data?.[channel]) || 0)}</b> {CHANNEL_WORDS[channel].note}
                  </span>
                </div>
              ),
            )}
            {costs && (
              <p className="mt-2 border-t border-border pt-2 text-sm text-text-2">
                <span className="flex justify-between gap-3 text-text">
                  Perkiraan biaya <b>{rupiah(cost)}</b>
                </span>
                Hanya WhatsApp resmi yang berbayar, sekitar {rupiah(costs.price)} seorang. Sisa batas bulan
                ini {rupiah(costs.left)} dari {rupiah(costs.most)}.
              </p>
            )}
            {tooDear && (
              <Note tone="gold" className="mt-2">
                Melewati batas biaya bulan ini. Matikan WhatsApp resmi; yang lain tetap dikabari.
              </Note>
            )}
          </Panel>
          <Panel title="4. Kapan" note="Pukul 21.00–05.00 WIB pesan menunggu pagi.">
            <div className="bo-fields">
              <TextInput
                {...field("start_at")}
                {...CLOCK}
                label="Mulai (WIB)"
                optional
                hint="Kosong: sekarang."
              />
              <NumberInput {...field("per_minute")} label="Paling banyak orang semenit" />
            </div>
          </Panel>
          <BroadcastPreview title={title} body={body} channels={channels} />
          {people !== undefined && people > ALONE_MOST && (
            <Note tone="gold">Di atas {ALONE_MOST} orang, petugas lain menyetujuinya dahulu.</Note>
          )}
        </div>
      </form>
      <Keys
        keys={[
          [["U"], "kirim uji"],
          [["Ctrl", "Enter"], "kirim"],
        ]}
      />
    </WorkPage>
  );
}
