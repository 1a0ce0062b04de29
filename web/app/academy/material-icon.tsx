import type { MaterialType } from "@barakah/contract/academy/materials";
import { BookOpenTextFillIcon } from "../ui/icons/community-icons.tsx";
import { ExamFillIcon, PlayCircleFillIcon } from "./academy-icons.tsx";

const ICON = { article: BookOpenTextFillIcon, video: PlayCircleFillIcon, quiz: ExamFillIcon };

export function MaterialIcon({ type }: { type: MaterialType }) {
  const Icon = ICON[type];
  return (
    <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
      <Icon size={20} />
    </span>
  );
}
