import type { EventDetail } from "@barakah/contract";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { momentOf, type Standing } from "./event-time.ts";

const CLOSED: Partial<Record<Standing, string>> = {
  cancelled: "Acara ini dibatalkan.",
  over: "Acara ini sudah selesai.",
  "not-open": "Pendaftaran belum dibuka.",
  closed: "Pendaftaran sudah ditutup.",
};

/** In place of the form while nobody can register. */
const RegistrationClosed = ({ event, standing }: { event: EventDetail; standing: Standing }) => (
  <EmptyState
    level="p"
    heading={CLOSED[standing] ?? ""}
    text={
      standing === "not-open" && event.registration_opens
        ? `Dibuka ${momentOf(event.registration_opens)}. Halaman ini berubah sendiri pada waktunya.`
        : "Tiket yang sudah kamu punya tetap berlaku, kecuali acaranya dibatalkan."
    }
  >
    <LinkButton to={`/acara/${event.slug}`}>Lihat acaranya</LinkButton>
  </EmptyState>
);
export default RegistrationClosed;
