import { STORE_STATE_LABEL, type StoreState } from "@barakah/contract/stores/store-words";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

const TONE: Record<StoreState, BadgeTone> = {
  applied: "wait",
  refused: "info",
  open: "ok",
  paused: "mute",
  closed: "mute",
};
export const StoreBadge = ({ state }: { state: StoreState }) => (
  <StatusBadge tone={TONE[state]}>{STORE_STATE_LABEL[state]}</StatusBadge>
);
