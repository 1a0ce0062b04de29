import type { NoticeDevice } from "@barakah/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { ACCOUNT_NAME, DEVICE_STATE } from "./qris-states.ts";
import { policyQuery } from "./queries.ts";

export function DevicesPanel({ query }: { query: UseQueryResult<NoticeDevice[]> }) {
  const columns: Column<NoticeDevice>[] = [
    {
      head: "HP",
      title: true,
      cell: ({ name, packages }) => (
        <>
          <b className="block wrap-anywhere">{name}</b>
          <small className="block text-text-2 wrap-anywhere">{packages.join(", ")}</small>
        </>
      ),
    },
    { head: "Untuk", cell: ({ account }) => ACCOUNT_NAME[account] },
    { head: "Terakhir terdengar", cell: ({ last_seen }) => momentOf(last_seen) },
    {
      head: "Keadaan",
      cell: ({ state, revoked_by }) => (
        <>
          <StatusBadge tone={DEVICE_STATE[state].tone}>{DEVICE_STATE[state].label}</StatusBadge>
          {revoked_by && <small className="block text-text-2">oleh {revoked_by}</small>}
        </>
      ),
    },
    {
      head: "Tindakan",
      right: true,
      cell: ({ id, name, state }) =>
        state !== "revoked" && (
          <SendButton
            label="Cabut"
            variant="quiet"
            success="HP dicabut."
            send={() => api.call("POST /api/admin/notice-devices/:id/revoke/", { params: { id } })}
            ask={{
              title: `Cabut ${name}?`,
              text: "Sejak saat itu juga notifikasinya ditolak. Kuncinya tidak dapat dipakai lagi.",
              confirm: "Cabut",
              danger: true,
            }}
          />
        ),
    },
  ];
  return (
    <Panel title="HP pengabar" action={<Today />} bare>
      <DataTable
        caption="Daftar HP pengabar"
        columns={columns}
        query={{ ...query, data: query.data && { items: query.data } }}
        empty="Belum ada HP yang dipasangkan. Tanpa itu bendahara memeriksa uang QRIS sendiri."
      />
      <TrySample />
    </Panel>
  );
}

function Today() {
  const { data } = useQuery(policyQuery);
  if (!data) return null;
  const { matched, ownerless, unread } = data.notices;
  return (
    <p className="text-sm text-text-2">
      Hari ini {matched} cocok,{" "}
      <TextLink to="/admin/notifikasi-uang?status=ownerless" className="font-bold">
        {ownerless} tanpa pemilik
      </TextLink>
      , <TextLink to="/admin/notifikasi-uang?status=unread">{unread} tidak terbaca</TextLink>
    </p>
  );
}

type Read = Awaited<ReturnType<typeof tryOne>>;
const tryOne = (body: { text: string; package: string; wording: string }) =>
  api.call("POST /api/admin/notice-samples/", { body });

/** Tries how a notification would be parsed, without recording anything. */
function TrySample() {
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
      <div className="bo-fields two">
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
