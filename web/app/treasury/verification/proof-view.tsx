import type { PaymentFile } from "@barakah/contract";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { date, timeOfDay } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";

const ZOOM = { least: 50, most: 400, step: 25 };
const REACHABLE = { tabIndex: 0 };

/** The proof with zoom and rotation. Set `key` to the claim, so that the next proof starts unrotated at its full size. */
export function ProofView({ file }: { file: PaymentFile }) {
  const [claim] = file.claims;
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState(0);
  const [lost, setLost] = useState(false);
  const [shape, setShape] = useState(1);
  const lying = turns % 2 === 1;
  const view = useRef<HTMLElement>(null);
  // Zoomed or rotated, scroll to its centre.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || zoom + turns === 0) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [zoom, turns]);
  const change = (by: number) => setZoom((now) => Math.min(ZOOM.most, Math.max(ZOOM.least, now + by)));
  const turn = () => setTurns((now) => now + 1);
  useShortcuts({
    "+": () => change(ZOOM.step),
    "=": () => change(ZOOM.step),
    "-": () => change(-ZOOM.step),
    r: turn,
  });
  if (!claim && file.notices.length > 0) return <NoticeView file={file} />;
  if (!claim) return <EmptyState heading="Belum ada bukti transfer." level="p" />;
  return (
    <>
      <div className="vq-bar">
        <p className="mr-auto min-w-0">
          <b className="block truncate">Bukti transfer</b>
          <small className="block truncate text-text-2">
            diunggah {date(claim.created_at)} {timeOfDay(claim.created_at)}
          </small>
        </p>
        <IconButton label="Perkecil" onClick={() => change(-ZOOM.step)}>
          <Icon name="minus-bold" size={18} />
        </IconButton>
        <span className="w-12 text-center tabular-nums">{zoom}%</span>
        <IconButton label="Perbesar" onClick={() => change(ZOOM.step)}>
          <Icon name="plus-bold" size={18} />
        </IconButton>
        <IconButton label="Putar" onClick={turn}>
          <Icon name="arrow-clockwise-bold" size={18} />
        </IconButton>
        <a
          href={claim.proof_url}
          target="_blank"
          rel="noreferrer"
          aria-label="Buka ukuran penuh di tab baru"
          className="grid size-11 place-items-center rounded-full"
        >
          <Icon name="staff-arrows-out" size={18} />
        </a>
      </div>
      <section ref={view} className="vq-view" aria-label="Bukti transfer" {...REACHABLE}>
        {lost ? (
          <p className="text-text-2">Bukti tidak dapat ditampilkan.</p>
        ) : (
          <div
            className="vq-sheet"
            style={{ "--zoom": zoom / 100, "--ratio": lying ? 1 / shape : shape } as CSSProperties}
          >
            <img
              src={claim.proof_url}
              alt={`Bukti transfer dari ${file.payer_name}`}
              data-lying={lying}
              onError={() => setLost(true)}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setShape(naturalWidth / naturalHeight || 1)
              }
              style={{ rotate: `${turns * 90}deg` }}
            />
          </div>
        )}
      </section>
    </>
  );
}

const moment = (instant: string) => `${date(instant)} ${timeOfDay(instant)}`;

/** Instead of a proof: the notification text of the paired phone. */
function NoticeView({ file }: { file: PaymentFile }) {
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
