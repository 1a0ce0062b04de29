import type { PaymentFile } from "@barakah/contract";
import { date, timeOfDay } from "../../platform/format.ts";

const moment = (instant: string) => `${date(instant)} ${timeOfDay(instant)}`;

/** In the place of a proof: what the phone showed, as it showed it. */
export function NoticeView({ file }: { file: PaymentFile }) {
  return (
    <>
      <div className="vq-bar">
        <p className="mr-auto min-w-0">
          <b className="block truncate">Bukti: notifikasi uang masuk</b>
          <small className="block truncate text-text-2">Isinya disimpan 90 hari</small>
        </p>
      </div>
      <section className="vq-view" aria-label="Notifikasi uang masuk">
        <div className="m-auto grid w-full max-w-md gap-3 p-4">
          <p className="text-text-2">Tidak ada foto bukti: pembayaran QRIS</p>
          {file.notices.map(({ id, device, package: name, title, text, posted_at }) => (
            <article key={id} className="rounded-lg bg-surface p-4 inset-ring inset-ring-border">
              <p className="flex justify-between gap-3 text-sm text-text-2">
                <span className="truncate">
                  {device} · {name}
                </span>
                <time dateTime={posted_at} className="whitespace-nowrap">
                  {moment(posted_at)}
                </time>
              </p>
              <b className="mt-1.5 block wrap-anywhere">{title || "(isi sudah dihapus)"}</b>
              {text && <p className="wrap-anywhere">{text}</p>}
            </article>
          ))}
        </div>
      </section>
    </>
  );
}
