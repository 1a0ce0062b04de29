import type { StaffPayout } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { putCached } from "../../platform/query-client.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { UnsavedGuard } from "../../ui/feedback/unsaved-guard.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Html } from "../../ui/html/html.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { DialogButton } from "../../ui/staff/form-dialog.tsx";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadItem, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { ReturnDialog, ReturnNote } from "../returned-transfers/return-dialog.tsx";
import type { Route } from "./+types/payout-page";
import { PayoutFacts } from "./payout-facts.tsx";
import { PayoutRecipients, PayoutStory } from "./payout-fields.tsx";
import { PayoutFiles } from "./payout-files.tsx";
import { formOf, type PayoutForm, toldBy } from "./payout-form.ts";
import { payoutQuery } from "./queries.ts";

export default function PayoutPage({ params }: Route.ComponentProps) {
  const query = useQuery(payoutQuery(Number(params.id)));
  return (
    <LoadItem query={query} title="Penyaluran dana" list="/admin/penyaluran">
      {(payout: StaffPayout) =>
        payout.reversed ? <ReversedPayout payout={payout} /> : <EditPayout payout={payout} />
      }
    </LoadItem>
  );
}

/** The report of a payout can be edited; its money can only be reversed. */
function EditPayout({ payout }: { payout: StaffPayout }) {
  const client = useQueryClient();
  const mayWrite = useMay("articles");
  const [uploads, countUpload] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  const form = useForm<PayoutForm, StaffPayout>({
    initial: formOf(payout),
    mutationFn: (values) =>
      api.call("PUT /api/admin/payouts/:id/", { params: { id: payout.id }, body: toldBy(values) }),
    success: "Penyaluran dana disimpan.",
    toasts: true,
    async onSuccess(written) {
      form.settle();
      await putCached(client, payoutQuery(payout.id).queryKey, written);
      return client.invalidateQueries({ queryKey: ["payouts"] });
    },
  });
  return (
    <WorkPage
      title={payout.title}
      actions={
        <>
          {mayWrite && (
            <SmallLink
              variant="line"
              label="Tulis kabar"
              to={`/admin/artikel/baru?penyaluran=${payout.id}`}
            />
          )}
          <SmallButton busy={form.busy || uploads > 0} onClick={form.submit}>
            <Icon name="check-bold" size={18} />
            Simpan Perubahan
          </SmallButton>
        </>
      }
    >
      <UnsavedGuard unsaved={form.unsaved} saved={form.saved} />
      <div className="bo-grid wide-narrow">
        <div className="bo-grid content-start">
          {payout.fund.kind && <PayoutRecipients form={form} kind={payout.fund.kind} />}
          <PayoutStory form={form} />
        </div>
        <div className="bo-grid">
          <Panel title="Uang yang disalurkan">
            <PayoutFacts payout={payout} />
            <PayoutReturn payout={payout} />
            <ReversePayout payout={payout} />
          </Panel>
          <PayoutFiles form={form} onUploading={countUpload} />
        </div>
      </div>
    </WorkPage>
  );
}

/** The bank gave the transfer back. */
const PayoutReturn = ({ payout: { id, amount, bank, title, return_lines } }: { payout: StaffPayout }) => (
  <DialogButton
    variant="line"
    block
    className="mt-4"
    label="Kembali dari bank"
    dialog={(close) => (
      <ReturnDialog
        title={`${rupiah(amount)} kembali dari bank?`}
        text={`Transfer dari ${PAYMENT_METHOD_LABEL[bank]} untuk "${title}". Lihat dahulu di aplikasi bank bahwa uangnya benar masuk lagi; sesudah dicatat, dananya tersisa lagi, laporannya tidak tampil lagi, dan catatan ini tidak dapat dibatalkan.`}
        reasonLabel="Alasan dari bank"
        success="Dicatat. Dananya tersisa lagi."
        lines={return_lines}
        send={(body) => api.call("POST /api/admin/payouts/:id/returned/", { params: { id }, body })}
        onClose={close}
      />
    )}
  />
);

/** Reverses a payout by a contra-posting. */
const ReversePayout = ({ payout: { id, amount, fund } }: { payout: StaffPayout }) => (
  <ReasonButton
    button="Batalkan penyaluran"
    look={{ variant: "danger-line", block: true, className: "mt-4" }}
    backCancels={false}
    title="Batalkan penyaluran ini?"
    text={`${rupiah(amount)} kembali menjadi dana yang tersisa${fund.kind ? ", dan laporannya hilang dari halaman program" : ""}. Buku besar mencatat keduanya.`}
    label="Alasan"
    confirm="Batalkan"
    success="Penyaluran dana dibatalkan."
    correct={withReason("POST /api/admin/payouts/:id/reverse/", { id })}
  />
);

function ReversedPayout({ payout }: { payout: StaffPayout }) {
  const { id, reversed, returned, return_lines, title, story, picture, voucher } = payout;
  return (
    <WorkPage
      title={title}
      actions={<SmallLink label="Catat ulang" to={`/admin/penyaluran/baru?dari=${payout.id}`} />}
    >
      {reversed && (
        <Note tone="red" className="mb-4">
          {returned ? "Dicatat kembali dari bank" : "Dibatalkan"} oleh {reversed.by} pada {date(reversed.at)}{" "}
          pukul {timeOfDay(reversed.at)}. Alasannya: {returned?.reason ?? reversed.reason}
        </Note>
      )}
      <div className="bo-grid wide-narrow">
        <Panel title="Laporan yang pernah tampil">
          {picture && (
            <img src={picture} alt="Foto atau kuitansi" className="mb-3 max-h-80 rounded-md object-contain" />
          )}
          {voucher && (
            <p className="mb-3">
              <a href={voucher} className="font-semibold text-primary-text underline underline-offset-3">
                Kuitansi (PDF)
              </a>
            </p>
          )}
          {story ? (
            <div className="prose">
              <Html html={story} headingLevel={3} />
            </div>
          ) : (
            <p className="text-text-2">Tanpa cerita.</p>
          )}
        </Panel>
        <Panel title="Uang yang pernah disalurkan">
          <PayoutFacts payout={payout} />
          {returned && (
            <ReturnNote
              returned={returned}
              lines={return_lines}
              show={(line) =>
                api.call("POST /api/admin/payouts/:id/return-line/", { params: { id }, body: { line } })
              }
            />
          )}
        </Panel>
      </div>
    </WorkPage>
  );
}
