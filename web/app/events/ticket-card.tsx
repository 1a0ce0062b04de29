import type { Ticket, TicketPage } from "@barakah/contract";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { timeOfDay } from "../platform/format.ts";
import { Modal } from "../ui/feedback/modal.tsx";
import { Button } from "../ui/form/button.tsx";
import { dayOf, momentOf } from "./event-time.ts";
import { spaced } from "./ticket-code.ts";

interface TicketCardProps {
  event: TicketPage["event"];
  ticket: Ticket;
  /** 'Tiket 1 dari 2' */
  place: string | undefined;
  /** Each ticket has an address of its own, to hand on. */
  shared: boolean;
}

/** White in both themes, as scanners need it. */
export function TicketCard({ event, ticket, place, shared }: TicketCardProps) {
  const { name, type, extras, code, qr, entered_at, certificate_number } = ticket;
  const stamp = !qr ? "Tidak berlaku" : entered_at ? `Sudah masuk ${timeOfDay(entered_at)}` : undefined;
  return (
    <section className="mx-auto mt-4 w-full max-w-[420px] px-4" aria-label={place ?? `Tiket ${name}`}>
      {place && <p className="mb-2 text-center text-sm font-semibold text-text-2">{place}</p>}
      <div className="overflow-hidden rounded-xl shadow-card">
        <div className="kawung relative bg-linear-to-b from-brand-from to-brand-to p-4 text-on-brand">
          <h2 className="relative text-lg font-extrabold text-pretty">{event.title}</h2>
          <p className="relative mt-1 text-sm">
            {dayOf(event.starts_at)} · {timeOfDay(event.starts_at)} WIB
          </p>
          <p className="relative text-sm">{event.place || "Daring"}</p>
        </div>
        <div className="bg-[#ffffff] p-4 text-center text-[#17211c]">
          {qr && <Code qr={qr} faded={entered_at !== null} />}
          <p className="mt-2 font-mono text-[1.75rem] leading-none font-extrabold tracking-[.08em]">
            {spaced(code)}
          </p>
          {stamp && (
            <p
              role="status"
              className="mx-auto mt-3 w-fit rounded-md border-2 px-3 py-1 font-extrabold text-[#7a4d00]"
            >
              {stamp}
            </p>
          )}
          <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-2 border-t-2 border-dashed border-[#c9cfca] pt-3 text-left">
            <Fact name="Nama">{name}</Fact>
            <Fact name="Jenis">{type}</Fact>
            {extras.length > 0 && <Fact name="Pilihan">{extras.join(", ")}</Fact>}
          </dl>
        </div>
      </div>
      {qr && !entered_at && <Bright qr={qr} code={code} />}
      {shared && ticket.state === "valid" && (
        <p className="mt-2 text-center text-sm print:hidden">
          <Link
            to={ticket.page}
            className="inline-flex min-h-(--tap) items-center font-semibold text-primary-text underline"
          >
            Buka tiket {name} saja, untuk dibagikan
          </Link>
        </p>
      )}
      {certificate_number && (
        <p className="mt-2 text-center text-sm print:hidden">
          <Link
            to={`/sertifikat/${certificate_number}`}
            className="inline-flex min-h-(--tap) items-center font-semibold text-primary-text underline"
          >
            Lihat sertifikat {name}
          </Link>{" "}
          <a
            href={`/api/tickets/${ticket.page.replace("/tiket/", "")}/certificate/`}
            className="ml-3 inline-flex min-h-(--tap) items-center font-semibold text-primary-text underline"
          >
            Unduh PDF
          </a>
        </p>
      )}
      {entered_at && <p className="mt-2 text-center text-xs text-text-2">Dipindai {momentOf(entered_at)}.</p>}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-[#4c5a52]">{name}</dt>
    <dd className="font-bold wrap-anywhere">{children}</dd>
  </div>
);

type Qr = NonNullable<Ticket["qr"]>;

const Code = ({ qr: { path, size }, faded = false }: { qr: Qr; faded?: boolean }) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label="Kode QR tiket"
    shapeRendering="crispEdges"
    className={`mx-auto block w-full max-w-[300px] min-w-60 ${faded ? "opacity-25" : ""}`}
  >
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path fill="#000" d={path} />
  </svg>
);

/** Only the code, on white, and the screen stays on. */
function Bright({ qr, code }: { qr: Qr; code: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div data-needs-script>
      <Button block className="mt-3" onClick={() => setOpen(true)}>
        Layar penuh dan terang
      </Button>
      {open && <FullScreen qr={qr} code={code} onClose={() => setOpen(false)} />}
    </div>
  );
}

function FullScreen({ qr, code, onClose }: { qr: Qr; code: string; onClose(): void }) {
  useEffect(() => {
    // Refused where the battery is low: the code is shown all the same.
    const lock = navigator.wakeLock?.request("screen").catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, []);
  return (
    <Modal
      label="Kode QR tiket"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-[#ffffff] p-4 text-center text-[#17211c]"
    >
      <div className="flex h-full flex-col items-center justify-center gap-4 [&>svg]:max-w-[min(92vw,60vh)]">
        <Code qr={qr} />
        <p className="font-mono text-4xl font-extrabold tracking-[.08em]">{spaced(code)}</p>
        <Button variant="line" onClick={onClose}>
          Tutup
        </Button>
      </div>
    </Modal>
  );
}
