import { PUBLICATION_LABEL, type Publication } from "@barakah/contract/platform/publication-states";
import { type BadgeTone, StatusBadge } from "../../status-badge.tsx";

const TONE: Record<Publication, BadgeTone> = { draft: "wait", published: "ok", archived: "mute" };

export const PublicationBadge = ({ status }: { status: Publication }) => (
  <StatusBadge tone={TONE[status]}>{PUBLICATION_LABEL[status]}</StatusBadge>
);
