import type { Site } from "@barakah/contract";
import { whatsappLink } from "../platform/whatsapp.ts";
import { buttonClass } from "../ui/form/button-style.ts";
import { Icon } from "../ui/icons/icon.tsx";

export const ContactDetail = ({ site }: { site: Site }) => (
  <>
    <section className="bg-surface px-4 py-5">
      <h2 className="text-lg">WhatsApp</h2>
      <p className="mt-1 text-text-2">
        Ada pertanyaan tentang donasi, belanja, atau kelas? Pengurus kami siap membantu.
      </p>
      <p className="mt-3 text-[min(var(--text-2xl),8vw)] font-extrabold tracking-[-.01em] whitespace-nowrap">
        {readableNumber(site.whatsapp_number)}
      </p>
      <a
        href={whatsappLink(
          site.whatsapp_number,
          `Assalamu’alaikum, saya ingin bertanya tentang ${site.community_name}.`,
        )}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ block: true, className: "mt-3" })}
      >
        <Icon name="whats-app-logo" size={24} />
        Chat via WhatsApp
      </a>
      <p className="mt-2 text-center text-xs text-text-3">WhatsApp akan terbuka di tab baru.</p>
    </section>
    <Office site={site} />
  </>
);

const Office = ({ site }: { site: Site }) => (
  <section className="mt-2 bg-surface px-4 py-5">
    <h2 className="text-lg">Alamat Kantor</h2>
    <address className="mt-1 text-text-2 not-italic">{site.office_address}</address>
    {site.office_hours && <p className="mt-1 text-text-2">Buka {site.office_hours}</p>}
    <iframe
      title="Peta lokasi kantor"
      src={site.map_embed_url}
      loading="lazy"
      className="mt-4 aspect-[4/3] w-full rounded-lg bg-surface-2 inset-ring inset-ring-border"
    />
    <a
      href={site.map_link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: "line", block: true, className: "mt-3" })}
    >
      <Icon name="map-pin-fill" size={20} />
      Buka di peta
    </a>
  </section>
);

/** '6281200000000' as people read it: '+62 812-0000-0000'. */
export function readableNumber(number: string): string {
  const digits = number.replace(/\D/g, "");
  const [, prefix, middle, rest] = /^62(\d{3})(\d{4})(\d+)$/.exec(digits) ?? [];
  return prefix ? `+62 ${prefix}-${middle}-${rest}` : `+${digits}`;
}
