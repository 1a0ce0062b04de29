import type { NoticeChange, StaffEvent } from "@barakah/contract";
import { wordsOfChange } from "@barakah/contract/events/notice-words";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { eventNoticesQuery } from "./queries.ts";
import { WaysToTell } from "./ways-to-tell.tsx";

/** What was, struck through, and what is now. */
export const Changes = ({ of }: { of: readonly NoticeChange[] }) => (
  <dl className="grid gap-2">
    {of.map(({ label, before, after }) => (
      <div
        key={label}
        className="grid gap-x-4 rounded-md border border-accent-line bg-accent-soft px-3 py-2 desk:grid-cols-[7rem_1fr]"
      >
        <dt className="text-text-2">{label}</dt>
        <dd className="wrap-anywhere">
          {before && <s className="block text-text-2">{before}</s>}
          <b>{after}</b>
        </dd>
      </div>
    ))}
  </dl>
);

/** The change is saved already: this tells those whom it concerns. */
export function TellDialog({ event, onClose }: { event: StaffEvent; onClose(): void }) {
  const { data } = useQuery(eventNoticesQuery(event.id));
  const form = useDialogForm({
    initial: { reason: "" },
    send: ({ reason }) =>
      api.call("POST /api/admin/events/:id/notices/", { params: { id: event.id }, body: { reason } }),
    success: "Kabarnya dikirim. Di halaman ini terlihat siapa yang sudah terjangkau.",
    onClose,
  });
  if (!data?.untold) return null;
  const { untold, standing } = data;
  const preview = wordsOfChange(
    { title: event.title, changes: untold.changes, reason: form.values.reason.trim() },
    "confirmed",
  );
  return (
    <FormDialog
      form={form}
      title={`Beri tahu ${standing.people} orang`}
      submit={`Beri tahu ${standing.people} orang`}
      note={<SmallButton label="Nanti saja" variant="line" onClick={onClose} />}
      backCancels={false}
      className="grid gap-4 desk:grid-cols-[1.15fr_1fr]"
    >
      <div className="grid content-start gap-4">
        <p className="text-text-2">
          Perubahan sudah tersimpan. Mereka belum tahu: peserta, yang belum bayar, dan daftar tunggu.
        </p>
        <Changes of={untold.changes} />
        <section className="grid gap-2">
          <h3 className="text-sm font-bold">Siapa dan lewat apa</h3>
          <WaysToTell id={event.id} />
        </section>
        <TextArea
          label="Alasan, dibaca peserta (boleh kosong)"
          maxLength={REASON_MOST}
          {...form.field("reason")}
        />
      </div>
      <section className="grid content-start gap-2">
        <h3 className="text-sm font-bold">Pratinjau surat</h3>
        <div className="grid gap-2 rounded-lg border border-border p-3.5 wrap-anywhere">
          <b className="border-b border-border pb-2">{preview.title}</b>
          <p>Assalamualaikum,</p>
          <p>{preview.body}</p>
          <span
            aria-hidden="true"
            className="w-fit rounded-md bg-primary px-3 py-1.5 font-bold text-on-primary"
          >
            Buka tiket
          </span>
        </div>
        <p className="text-xs text-text-2">Kabar acara, bukan siaran: sampai juga ke yang menolak siaran.</p>
      </section>
    </FormDialog>
  );
}
