import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../platform/query-client.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { LinkRow } from "../ui/link-row.tsx";

/** The way to zakat; in the season of zakat fitrah a banner. */
export function SeasonBanner() {
  const { data } = useQuery(seasonQuery());
  if (!data?.in_season)
    return (
      <LinkRow
        to="/zakat"
        icon="coins-fill"
        title="Hitung zakatmu"
        text="Penghasilan, tabungan, emas, dagang, atau panen"
      />
    );
  return (
    <section className="kawung relative mx-4 mt-4 overflow-hidden rounded-xl bg-linear-150 from-brand-from to-brand-to p-5 text-on-brand">
      <h2 className="relative text-xl">Zakat fitrah sudah dibuka</h2>
      <p className="relative mt-1.5 mb-4 text-sm text-on-brand-2">
        Hitung untuk keluargamu, senilai beras di wilayahmu, lalu tunaikan sebelum salat Idulfitri.
      </p>
      <div className="relative flex flex-wrap gap-2">
        <LinkButton to="/zakat/fitrah" variant="on-brand" size="sm" className="flex-1">
          Hitung fitrah
        </LinkButton>
        <LinkButton to="/zakat" variant="on-brand-line" size="sm" label="Zakat lain" />
      </div>
    </section>
  );
}

export const seasonQuery = () =>
  readQuery(["zakat", "season"], "GET /api/zakat/season/", {}, { staleTime: 10 * 60_000 });
