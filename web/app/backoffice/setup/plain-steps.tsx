import type { Setup } from "@barakah/contract";
import { LogoField } from "../../community/staff/index.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { FACTS, StepHead } from "./step-head.tsx";

export const CommunityStep = ({ setup }: { setup: Setup }) => (
  <>
    <StepHead step="community" title="Nama, logo dan alamat">
      Logo dan nama lembaga tampil di header, tanda terima dan laporan; alamat, peta dan cerita tentang kalian
      di halaman Tentang dan Hubungi kami. Periksa apakah sudah milikmu.
    </StepHead>
    <LogoField />
    <dl className={FACTS}>
      <div>
        <dt>Nama lembaga</dt>
        <dd>{setup.issuer_name}</dd>
      </div>
      <div>
        <dt>Alamat kantor</dt>
        <dd>{setup.office_address}</dd>
      </div>
    </dl>
    <LinkButton to="/admin/pengaturan" variant="line" label="Ubah di Pengaturan" />
  </>
);

export function AccountsStep({ setup: { accounts } }: { setup: Setup }) {
  const nobodys = accounts.some((account) => account.nobodys);
  return (
    <>
      <StepHead step="accounts" title="Rekening tujuan">
        Ke sinilah orang mentransfer. Cocokkan empat angka terakhirnya dengan buku rekening, bersama orang
        kedua.
      </StepHead>
      <dl className={FACTS}>
        {accounts.map(({ name, ending, account_name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              ****{ending} atas nama {account_name}
            </dd>
          </div>
        ))}
      </dl>
      {(nobodys || accounts.length === 0) && (
        <Note tone="red" icon={<Icon name="warning-circle-fill" />}>
          <b>{nobodys ? "Masih nomor contoh milik siapa-siapa." : "Belum ada rekening."}</b> Uang yang dikirim
          ke sana hilang. Isi dengan rekeningmu.
        </Note>
      )}
      <LinkButton to="/admin/pengaturan" variant="line" label="Ubah di Pengaturan" />
    </>
  );
}

export const WhatsAppStep = ({ setup: { whatsapp_number } }: { setup: Setup }) => (
  <>
    <StepHead step="whatsapp" title="WhatsApp">
      Tombol bantuan dan konfirmasi donasi membuka percakapan dengan nomor ini. Buka pesan percobaan, dan
      lanjut bila percakapannya benar.
    </StepHead>
    <dl className={FACTS}>
      <dt>Nomor</dt>
      <dd>+{whatsapp_number}</dd>
    </dl>
    <div className="flex flex-wrap gap-2">
      <a
        className="inline-flex min-h-11 items-center rounded-md bg-primary-soft px-4 font-[700] text-on-primary-soft"
        href={`https://wa.me/${whatsapp_number}?text=${encodeURIComponent("Pesan percobaan dari BARAKAH APP")}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Buka pesan percobaan
      </a>
      <LinkButton to="/admin/pengaturan" variant="line" label="Ubah di Pengaturan" />
    </div>
  </>
);
