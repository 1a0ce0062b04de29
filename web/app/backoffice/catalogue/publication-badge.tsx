import { PUBLICATION_LABEL, type Publication } from "@barakah/contract/backoffice/catalogue-rules";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

const TONE: Record<Publication, BadgeTone> = { draft: "wait", published: "ok", archived: "mute" };

export const PublicationBadge = ({ status }: { status: Publication }) => (
  <StatusBadge tone={TONE[status]}>{PUBLICATION_LABEL[status]}</StatusBadge>
);
