import type { Mission } from "@barakah/contract/community/site-about";
import { BookOpenTextFillIcon, HandshakeFillIcon, PlantFillIcon } from "../ui/icons/community-icons.tsx";
import { HandHeartFillIcon, StorefrontFillIcon } from "../ui/icons/place-icons.tsx";

/** Reused from the start after the fifth. */
const ICONS = [
  PlantFillIcon,
  BookOpenTextFillIcon,
  HandshakeFillIcon,
  StorefrontFillIcon,
  HandHeartFillIcon,
] as const;

export const Missions = ({ missions }: { missions: readonly Mission[] }) => (
  <section className="mt-2 bg-surface p-4">
    <h2 className="mb-3 text-lg">Misi</h2>
    <ol className="flex flex-col gap-1">
      {missions.map(({ title, text }, position) => {
        const Icon = ICONS[position % ICONS.length] ?? PlantFillIcon;
        return (
          <li key={`${title} ${text}`} className="flex items-start gap-3 py-2">
            <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
              <Icon size={20} />
            </span>
            <div className="min-w-0">
              <h3 className="text-md wrap-anywhere">
                {position + 1}. {title}
              </h3>
              <p className="text-sm wrap-anywhere text-text-2">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);
