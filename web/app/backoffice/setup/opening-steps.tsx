import type { Setup } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { buttonClass } from "../../ui/form/button-style.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { StepHead } from "./step-head.tsx";

const BACK = "Jalan kembali ke sini ada di atas halaman itu.";

export const QrisStep = ({ setup: { qris } }: { setup: Setup }) => (
  <>
    <StepHead step="qris" title="QRIS">
      Unggah gambar QRIS komunitas, supaya orang membayar dengan memindai. Boleh dilewati: transfer bank tetap
      berjalan.
    </StepHead>
    {qris ? (
      <p className="font-semibold text-primary-text">QRIS terpasang dan ditawarkan kepada pemberi.</p>
    ) : (
      <p className="text-sm text-text-2">Di halaman itu tekan Usulkan QRIS. {BACK}</p>
    )}
    <LinkButton to="/admin/qris" variant="line" label={qris ? "Lihat QRIS" : "Tambah QRIS"} />
  </>
);

export const CampaignStep = ({ setup: { campaign } }: { setup: Setup }) => (
  <>
    <StepHead step="campaign" title="Program pertama">
      Tulis untuk apa orang memberi, lalu terbitkan. Boleh sederhana; semuanya dapat diubah kemudian.
    </StepHead>
    {campaign ? (
      <p className="font-semibold text-primary-text wrap-anywhere">{campaign.title} sudah terbit.</p>
    ) : (
      <p className="text-sm text-text-2">
        Isi judul dan ceritanya, tekan Simpan Draf, lalu Terbitkan di bagian bawah. {BACK}
      </p>
    )}
    <LinkButton
      to={campaign ? "/admin/kampanye" : "/admin/kampanye/baru"}
      variant="line"
      label={campaign ? "Lihat semua program" : "Tulis program pertama"}
    />
  </>
);

const TRIAL_AMOUNT = 1000;

export const GiftStep = ({ setup: { campaign, gift } }: { setup: Setup }) => (
  <>
    <StepHead step="gift" title="Donasi percobaan">
      Beri {rupiah(TRIAL_AMOUNT)} seperti seorang pemberi, dengan uang sungguhan ke rekening atau QRIS-mu,
      lalu orang kedua memverifikasinya. Transfer tepat sejumlah yang tertulis, dengan tiga angka kode di
      belakangnya. Donasi itu tercatat di buku seperti donasi lain.
    </StepHead>
    {!campaign && <p className="font-semibold">Terbitkan dahulu program pertamamu.</p>}
    {campaign && !gift && (
      <a
        href={`/bayar-donasi/${campaign.slug}?amount=${TRIAL_AMOUNT}`}
        target="_blank"
        rel="noopener"
        className={buttonClass({})}
      >
        Beri {rupiah(TRIAL_AMOUNT)} di tab baru
      </a>
    )}
    {gift && !gift.verified && (
      <>
        <p className="max-w-[60ch]">
          Donasi {gift.reference} menunggu diverifikasi. Yang memberinya tidak dapat memutuskan uangnya
          sendiri: minta orang kedua membuka Verifikasi.
        </p>
        <LinkButton to="/admin/verifikasi" variant="line" label="Buka Verifikasi" />
      </>
    )}
    {gift?.verified && (
      <p className="font-semibold text-primary-text">
        Donasi {gift.reference} terverifikasi, dan tanda terimanya terbit. Komunitasmu siap dibuka.
      </p>
    )}
  </>
);
