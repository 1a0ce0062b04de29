import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "../../ui/icons/icon.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { Boxes } from "./boxes.tsx";
import { CashGifts } from "./cash-gifts.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { Handovers } from "./handovers.tsx";
import { boxesQuery } from "./queries.ts";
import { RecordDialog } from "./record-dialog.tsx";

const LISTS = [
  { value: "", label: "Donasi tunai" },
  { value: "setoran", label: "Setoran ke bank" },
];

/** Cash donations, cash boxes and bank deposits. */
export default function CashPage() {
  const params = useListParams();
  const [doing, setDoing] = useState<"record" | "hand over">();
  const query = useQuery(boxesQuery);
  const boxes = query.data?.boxes ?? [];
  const list = params.filter("daftar");
  const close = () => setDoing(undefined);
  return (
    <WorkPage
      crumb="Transaksi"
      title="Kas"
      actions={
        <>
          <SmallButton variant="line" disabled={!query.data} onClick={() => setDoing("hand over")}>
            Setor ke bank
          </SmallButton>
          <SmallButton disabled={!query.data} onClick={() => setDoing("record")}>
            <Icon name="plus-bold" size={16} />
            Catat tunai
          </SmallButton>
        </>
      }
    >
      <div className="bo-grid wide-narrow">
        <Panel title="Uang tunai" note="Tunai, kotak amal, dan donatur yang hanya menelepon." bare>
          <Segments
            label="Daftar"
            options={LISTS}
            value={list}
            onChange={(daftar) => params.change({ filters: { daftar } })}
            className="mx-3.5 mb-3 w-fit"
          />
          {list === "setoran" ? <Handovers params={params} /> : <CashGifts params={params} />}
        </Panel>
        <Boxes query={query} />
      </div>
      {doing === "record" && <RecordDialog boxes={boxes} onClose={close} />}
      {doing === "hand over" && <HandOverDialog boxes={boxes} onClose={close} />}
    </WorkPage>
  );
}
