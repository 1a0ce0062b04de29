import type { CashGift } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah } from "../../platform/format.ts";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { cashGiftsQuery } from "./queries.ts";

const COLUMNS: readonly Column<CashGift>[] = [
  {
    head: "Tanggal",
    area: "day",
    cell: ({ day, box }) => (
      <>
        <span className="whitespace-nowrap">{date(day)}</span> <small className="text-text-2">{box}</small>
      </>
    ),
  },
  {
    head: "Pemberi",
    area: "words",
    cell: ({ reference, giver, campaign, voided }) => (
      <>
        <TextLink to={`/admin/pembayaran/${reference}`} className="font-semibold">
          {giver}
        </TextLink>{" "}
        {voided && <StatusBadge tone="no">Dibatalkan</StatusBadge>}
        <small className="block text-text-2">{campaign}</small>
      </>
    ),
  },
  { head: "Dicatat oleh", minor: true, cell: ({ recorded_by }) => recorded_by },
  {
    head: "Nominal",
    area: "amount",
    right: true,
    cell: ({ amount, voided }) => (voided ? <s>{rupiah(amount)}</s> : rupiah(amount)),
  },
  {
    head: "Tindakan",
    area: "acts",
    cell: ({ voided, reference, amount, giver }) =>
      !voided && (
        <ReasonButton
          button="Batalkan"
          look={{ variant: "quiet" }}
          title="Batalkan donasi tunai ini?"
          text={`${rupiah(amount)} dari ${giver} tidak dihitung lagi: jumlah program dan isi kas ikut turun. Buku besar mencatat keduanya.`}
          confirm="Batalkan donasi"
          success="Donasi tunai dibatalkan."
          correct={withReason("POST /api/admin/cash/gifts/:reference/void/", { reference })}
        />
      ),
  },
];

export const CashGifts = ({ params }: { params: ListParams }) => (
  <PagedTable
    params={params}
    caption="Donasi tunai"
    empty="Belum ada donasi tunai. Catat yang pertama dengan 'Catat tunai'."
    query={useQuery(cashGiftsQuery(params.offset))}
    columns={COLUMNS}
    stacks="dense"
  />
);
