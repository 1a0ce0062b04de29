import { PageMeta } from "../platform/page-meta.tsx";

export function ConfirmMeta() {
  return (
    <PageMeta
      title="Konfirmasi Pembayaran"
      description="Transfer donasimu, lalu kirim buktinya kepada bendahara."
      noindex
    />
  );
}
