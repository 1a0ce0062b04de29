import type { PaymentPage } from "@barakah/contract";
import { copiedWhen } from "../../offline/copied-when.ts";
import { useNow } from "../../platform/now.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { StillTrue } from "../waiting/still-true.tsx";

const NAME: Record<PaymentPage["kind"], string> = {
  donation: "Donasimu",
  order: "Pesananmu",
  enrolment: "Pendaftaran kelasmu",
  zakat: "Zakatmu",
  event: "Pendaftaranmu",
};

/** On a payment's page from the copy on the phone: the possible actions, and the facts that hold without the server. */
export function WithoutSignal({ payment }: { payment: PaymentPage }) {
  const { next, kind, about, created_at } = payment;
  const now = useNow();
  const isTransfer = next === "send_proof" || next === "proof_again";
  if (!isTransfer && next !== "pay_qris")
    return (
      <div className="p-4">
        <Note tone="gold" icon={<Icon name="cloud-slash" size={24} />}>
          Keadaannya mungkin sudah berubah sejak salinan ini. Yang terbaru tampil sendiri begitu sinyal
          kembali.
        </Note>
      </div>
    );
  return (
    <>
      {isTransfer && (
        <div className="p-4">
          <Note tone="gold" icon={<Icon name="upload-simple" size={24} />}>
            <h2 className="text-base leading-[1.3rem] font-bold">Bukti bisa dikirim nanti</h2>
            <p className="mt-1">
              Transfer dulu lewat ATM, SMS, atau aplikasi bank. Foto buktinya boleh dipilih sekarang dan
              terkirim sendiri begitu sinyal kembali.
            </p>
          </Note>
        </div>
      )}
      <StillTrue
        facts={[
          [
            `${about.alms ? "Infakmu" : NAME[kind]} sudah tercatat`,
            `Sejak ${copiedWhen(created_at, now)}, sebelum sinyal hilang.`,
          ],
          isTransfer
            ? ["Rekening dan nominal tidak berubah", "Keduanya tersimpan di HP ini."]
            : ["Kode dan nominal ini milikmu", "Sampai batas waktu yang tertulis di atas."],
          ["Terlambat pun tidak hilang", "Uang yang masuk tetap dicocokkan oleh bendahara."],
        ]}
      />
    </>
  );
}
