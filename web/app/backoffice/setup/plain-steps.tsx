import type { Setup } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { LogoField } from "../../community/staff/index.ts";
import { useSiteName } from "../../platform/site-name.ts";
import { BankForm } from "../../treasury/index.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { setupQuery } from "./queries.ts";
import { SettingFields } from "./setting-fields.tsx";
import { StepHead } from "./step-head.tsx";

export const CommunityStep = ({ setup: { community_name, office_address } }: { setup: Setup }) => (
  <>
    <StepHead step="community" title="Nama, logo dan alamat">
      Nama komunitas dan logo tampil di header, judul halaman, surat, sertifikat, dan tanda terima; alamat
      kantor di Hubungi kami dan tanda terima.
    </StepHead>
    <LogoField />
    <SettingFields now={{ community_name, office_address }} />
  </>
);

export function AccountsStep({ setup: { accounts, banks, accounts_wait, works_alone } }: { setup: Setup }) {
  const client = useQueryClient();
  const nobodys = accounts.some((account) => account.nobodys);
  return (
    <>
      <StepHead step="accounts" title="Rekening tujuan">
        Ke sinilah orang mentransfer. Satu rekening cukup. Cocokkan angkanya dengan buku tabungan.
      </StepHead>
      {accounts_wait ? (
        <Note tone="info">
          <b>Menunggu disetujui orang kedua.</b> Diajukan{" "}
          {accounts_wait.own ? "olehmu" : `oleh ${accounts_wait.proposed_by}`}. Teruskan ke langkah berikut
          dan undang dia; ia menyetujuinya di Persetujuan.
        </Note>
      ) : (
        <>
          {(nobodys || accounts.length === 0) && (
            <Note tone="red" icon={<Icon name="warning-circle-fill" />}>
              <b>{nobodys ? "Masih nomor contoh milik siapa-siapa." : "Belum ada rekening."}</b> Uang yang
              dikirim ke sana hilang. Isi dengan rekeningmu.
            </Note>
          )}
          <BankForm
            key={JSON.stringify(banks)}
            stored={banks}
            onDone={() => client.invalidateQueries(setupQuery)}
          />
          {!works_alone && (
            <p className="max-w-[60ch] text-sm text-text-2">
              Perubahan rekening baru berlaku setelah orang kedua menyetujuinya. Belum ada? Ajukan sekarang,
              lalu undang dia di langkah berikut.
            </p>
          )}
        </>
      )}
    </>
  );
}

export function WhatsAppStep({ setup: { whatsapp_number } }: { setup: Setup }) {
  const name = useSiteName();
  return (
    <>
      <StepHead step="whatsapp" title="WhatsApp">
        Tombol bantuan dan konfirmasi donasi membuka percakapan dengan nomor ini. Isi dan simpan nomornya,
        buka pesan percobaan, dan lanjut bila percakapannya benar.
      </StepHead>
      <SettingFields now={{ whatsapp_number }} />
      {whatsapp_number && (
        <a
          className="inline-flex min-h-11 items-center rounded-md bg-primary-soft px-4 font-[700] text-on-primary-soft"
          href={`https://wa.me/${whatsapp_number}?text=${encodeURIComponent(`Pesan percobaan dari ${name}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Buka pesan percobaan
        </a>
      )}
    </>
  );
}
