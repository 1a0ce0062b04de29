import type { AuditorFile, Permit } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { periodName } from "@barakah/contract/transparency/period-words";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { pdfAddress } from "../period-address.ts";
import { papersQuery } from "../queries.ts";

const ROW = "flex min-h-16 w-full items-center gap-3 py-2.5 pr-3 pl-3.5";

export function Papers({ period }: { period: string }) {
  const { data } = useQuery(papersQuery());
  return (
    <section aria-label="Berkas" className="mt-5 px-4">
      <Card className="divide-y divide-border overflow-hidden">
        <a href={pdfAddress(period)} className={ROW}>
          <Tile tone="bg-primary-soft text-on-primary-soft">
            <Icon name="file-pdf" />
          </Tile>
          <Words title={`Laporan ${periodName(period)}`} note="PDF, dengan semua angkanya" />
        </a>
        {data?.auditors.map((file) => (
          <Auditor key={file.id} file={file} />
        ))}
        {data?.permits.map((permit) => (
          <PermitRow key={permit.number} permit={permit} />
        ))}
      </Card>
    </section>
  );
}

const Auditor = ({ file: { year, auditor, url } }: { file: AuditorFile }) => (
  <a href={url} className={ROW}>
    <Tile tone="bg-info-soft text-on-info-soft">
      <Icon name="file-text" />
    </Tile>
    <Words title={`Laporan auditor ${year}`} note={`PDF · ${auditor}`} />
  </a>
);

function PermitRow({ permit: { number, to, region, campaigns } }: { permit: Permit }) {
  const until = to ? `, berlaku sampai ${longDay(to)}` : "";
  const [first] = campaigns;
  const content = (
    <>
      <Tile tone="bg-accent-soft text-accent-text">
        <Icon name="identification-badge" />
      </Tile>
      <Words
        title="Izin pengumpulan"
        note={`${number}${until}${region ? ` · ${region}` : ""} · ${campaigns.map(({ title }) => title).join(", ")}`}
      />
    </>
  );
  return first ? (
    <Link to={`/kampanye/${first.slug}`} className={ROW}>
      {content}
    </Link>
  ) : (
    <div className={ROW}>{content}</div>
  );
}

const Tile = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span className={`grid size-10 flex-none place-items-center rounded-md ${tone}`}>{children}</span>
);

const Words = ({ title, note }: { title: string; note: string }) => (
  <>
    <span className="min-w-0 flex-1">
      <b className="block leading-[1.3rem] font-bold">{title}</b>
      <span className="block text-xs text-text-2 wrap-anywhere">{note}</span>
    </span>
    <Icon name="caret-right-bold" size={16} className="text-text-3" />
  </>
);
