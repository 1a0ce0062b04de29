import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";

/** In place of the form. Links are full page loads: route modules may be out of reach now. */
const WaitingCard = ({ noSignal }: { noSignal: boolean }) => (
  <div role="status" className="p-4">
    <Card className="flex flex-col items-center gap-2 px-5 py-7 text-center">
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Icon name="check-circle-fill" size={28} />
      </span>
      <h2 className="text-lg font-bold text-pretty">
        {noSignal
          ? "Buktimu aman di HP ini dan terkirim sendiri begitu ada sinyal"
          : "Buktimu aman di HP ini dan terkirim sendiri begitu server kami siap"}
      </h2>
      <p className="max-w-[34ch] text-sm text-pretty text-text-2">
        Kamu tidak perlu mengirimnya lagi. Kalau halaman ini ditutup, bukti terkirim saat kamu membuka
        aplikasi ini lagi.
      </p>
      <a
        href="/bukti-belum-terkirim"
        className="mt-1 inline-flex min-h-11 items-center font-bold text-primary-text underline underline-offset-3"
      >
        Lihat yang menunggu
      </a>
    </Card>
  </div>
);

export default WaitingCard;
