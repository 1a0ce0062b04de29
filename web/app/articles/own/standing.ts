import type { OwnArticle } from "@barakah/contract";
import { dateInWords } from "../../platform/format.ts";
import type { BadgeTone } from "../../ui/status-badge.tsx";

type Stored = Pick<OwnArticle, "status" | "publish_at" | "review">;

export function standingOf({ status, publish_at, review }: Stored): [BadgeTone, string] {
  if (status === "published") return ["ok", "Terbit"];
  if (status === "archived") return ["mute", "Tidak ditampilkan"];
  if (publish_at) return ["info", `Terbit ${dateInWords(publish_at)}`];
  if (review === "waiting") return ["wait", "Menunggu editor"];
  if (review === "refused") return ["no", "Perlu diperbaiki"];
  return ["mute", "Draf"];
}

/** Whether the editors have decided: from then on the author can only read the article. */
export const isDecided = ({ status, publish_at }: Stored) => status !== "draft" || publish_at !== null;
