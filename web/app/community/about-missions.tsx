import type { Mission } from "@barakah/contract/community/site-about";
import { Icon } from "../ui/icons/icon.tsx";

/** Reused from the start after the fifth. */
const ICONS = [
  "plant-fill",
  "book-open-text-fill",
  "handshake-fill",
  "storefront-fill",
  "hand-heart-fill",
] as const;

export const Missions = ({ missions }: { missions: readonly Mission[] }) => (
  <section className="mt-2 bg-surface p-4">
    <h2 className="mb-3 text-lg">Misi</h2>
    <ol className="flex flex-col gap-1">
      {missions.map(({ title, text }, position) => {
        const icon = ICONS[position % ICONS.length] ?? "plant-fill";
        return (
          <li key={`${title} ${text}`} className="flex items-start gap-3 py-2">
            <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
              <Icon name={icon} size={20} />
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
