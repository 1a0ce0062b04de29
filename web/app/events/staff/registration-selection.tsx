import type { StaffEvent, StaffRegistration } from "@barakah/contract";
import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import type { Output } from "../../platform/endpoints.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import type { Column } from "../../ui/staff/data-table.tsx";
import { DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { ReasonButton } from "../../ui/staff/reason-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Which of the rows of this page are chosen. */
export function useChosen(rows: readonly StaffRegistration[]) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const column: Column<StaffRegistration> = {
    head: "Pilih",
    cell: ({ code, buyer_name }) => (
      <label className="grid size-6 place-items-center">
        <input
          type="checkbox"
          className="bo-check"
          aria-label={`Pilih ${buyer_name}, ${code}`}
          checked={codes.includes(code)}
          onChange={({ target }) =>
            setCodes((now) => (target.checked ? [...now, code] : now.filter((one) => one !== code)))
          }
        />
      </label>
    ),
  };
  return {
    column,
    chosen: rows.filter(({ code }) => codes.includes(code)).map(({ code }) => code),
    chooseAll: () => setCodes(rows.map(({ code }) => code)),
    letGo: () => setCodes([]),
  };
}

interface SelectionProps extends Omit<ReturnType<typeof useChosen>, "column"> {
  event: StaffEvent;
}

/** What can be done for all who are chosen. The server decides for each of them. */
export function Selection({ event: { id }, chosen, chooseAll, letGo }: SelectionProps) {
  const [mayTell, mayCancel, toast] = [useMay("events"), useMay("money"), useToast()];
  const said = (answer: Told) =>
    toast.success(toldWords(answer), {
      ...(answer.addressed > 0 && { action: { label: "Siapa yang terjangkau", to: `/admin/acara/${id}` } }),
    });
  return (
    <div
      className="bo-selection max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-(--z-header) max-desk:bg-surface max-desk:shadow-card"
      hidden={chosen.length === 0}
    >
      <p role="status" className="mr-auto font-bold">
        {chosen.length > 0 && `${chosen.length} dipilih`}
      </p>
      {mayTell && (
        <>
          <DialogButton
            label="Kirim kabar"
            variant="line"
            dialog={(close) => <TellDialog id={id} codes={chosen} onTold={said} onClose={close} />}
          />
          <SendButton
            label="Kirim ulang tiket"
            variant="line"
            send={() => tell(id, chosen, "")}
            onSuccess={said}
            ask={{
              title: `Kirim ulang tiket kepada ${chosen.length} pendaftar?`,
              text: "Tautan tiketnya dikirim lewat saluran yang mereka pakai, kepada yang sudah terkonfirmasi.",
              confirm: "Kirim ulang",
              cancel: "Tidak jadi",
            }}
          />
        </>
      )}
      {mayCancel && (
        <ReasonButton
          button="Batalkan"
          title={`Batalkan ${chosen.length} pendaftaran?`}
          text="Kursinya kosong lagi. Yang sudah dibayar masuk daftar pengembalian, dan yang pembayarannya masih menunggu ditutup."
          confirm="Batalkan Semuanya"
          success=""
          label="Alasan (dibaca pendaftar dan tercatat)"
          correct={async (reason) => {
            const params = { id };
            const body = { codes: [...chosen], reason };
            toast.success(
              cancelledWords(
                await api.call("POST /api/admin/events/:id/registrations/cancel/", { params, body }),
              ),
            );
            letGo();
          }}
        />
      )}
      <SmallButton label="Pilih sehalaman" variant="quiet" onClick={chooseAll} />
      <SmallButton label="Lepas pilihan" variant="quiet" onClick={letGo} />
    </div>
  );
}

type Told = Output<"POST /api/admin/events/:id/registrations/tell/">;

const tell = (id: number, codes: readonly string[], text: string) =>
  api.call("POST /api/admin/events/:id/registrations/tell/", {
    params: { id },
    body: { codes: [...codes], text },
  });

const toldWords = ({ addressed, skipped }: Told) =>
  [
    addressed > 0 ? `Kabarnya sedang dikirim kepada ${addressed} pendaftar.` : "Tidak ada yang dikabari.",
    skipped > 0 && `${skipped} tidak ikut, karena sudah berakhir atau belum punya tiket.`,
  ]
    .filter(Boolean)
    .join(" ");

const cancelledWords = ({ cancelled, refused }: Output<"POST /api/admin/events/:id/registrations/cancel/">) =>
  [`${cancelled} pendaftaran dibatalkan.`, ...refused.map(({ code, detail }) => `${code}: ${detail}`)].join(
    " ",
  );

interface TellDialogProps {
  id: number;
  codes: readonly string[];
  onTold(answer: Told): void;
  onClose(): void;
}

function TellDialog({ id, codes, onTold, onClose }: TellDialogProps) {
  const form = useDialogForm({
    initial: { text: "" },
    check: ({ text }) => (text.trim() ? {} : { text: "Tulis kabarnya." }),
    send: ({ text }) => tell(id, codes, text.trim()),
    onSuccess: onTold,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Kabar untuk ${codes.length} pendaftar`}
      submit="Kirim kabar"
      note="Lewat saluran yang mereka pakai. Yang pendaftarannya sudah berakhir tidak dikabari."
    >
      <TextArea label="Kabar" rows={4} maxLength={NOTE_MOST} {...form.field("text")} />
    </FormDialog>
  );
}
