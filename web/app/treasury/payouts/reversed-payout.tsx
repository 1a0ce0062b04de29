import type { StaffPayout } from "@barakah/contract";
import { date, timeOfDay } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Html } from "../../ui/html/html.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { PayoutFacts } from "./payout-facts.tsx";

/** A reversed payout, read-only. */
export function ReversedPayout({ payout }: { payout: StaffPayout }) {
  const { reversed, title, story, picture, voucher } = payout;
  return (
    <WorkPage
      crumb="Penyaluran dana"
      title={title}
      actions={<SmallLink label="Catat ulang" to={`/admin/penyaluran/baru?dari=${payout.id}`} />}
    >
      {reversed && (
        <Note tone="red" className="mb-4">
          Dibatalkan oleh {reversed.by} pada {date(reversed.at)} pukul {timeOfDay(reversed.at)}. Alasannya:{" "}
          {reversed.reason}
        </Note>
      )}
      <div className="bo-grid wide-narrow">
        <Panel title="Laporan yang pernah tampil">
          {picture && (
            <img src={picture} alt="Foto atau kuitansi" className="mb-3 max-h-80 rounded-md object-contain" />
          )}
          {voucher && (
            <p className="mb-3">
              <a href={voucher} className="font-semibold text-primary-text underline underline-offset-3">
                Kuitansi (PDF)
              </a>
            </p>
          )}
          {story ? (
            <div className="prose">
              <Html html={story} headingLevel={3} />
            </div>
          ) : (
            <p className="text-text-2">Tanpa cerita.</p>
          )}
        </Panel>
        <Panel title="Uang yang pernah disalurkan">
          <PayoutFacts payout={payout} />
        </Panel>
      </div>
    </WorkPage>
  );
}
