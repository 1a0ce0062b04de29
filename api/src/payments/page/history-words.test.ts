import { expect, it } from "vitest";
import type { TransferClaim } from "../queries/claims.ts";
import type { Move } from "../queries/history.ts";
import type { Payment } from "../queries/payments.ts";
import { stepsOf } from "./history-words.ts";

const at = "2026-11-12T00:18:00.000Z";
const payment = { kind: "enrolment", method: "bsi", status: "rejected", amount: 350_000, created_at: at };
const move = (from_status: string | null, to_status: string, reason = "") => ({
  from_status,
  to_status,
  reason,
  decided_as: "staff",
  created_at: at,
});
const titles = (claims: object[]) =>
  stepsOf(
    payment as Payment,
    { alms: false },
    {
      moves: [move(null, "pending"), move("pending", "rejected", "Foto terpotong.")] as Move[],
      claims: claims as TransferClaim[],
      attempts: [],
      notices: [],
    },
  ).map(({ title }) => title);

it("lists a decision above the step that it decides, although both have the same time", () => {
  expect(titles([])).toEqual(["Bukti ditolak", "Transfer ke rekening BSI", "Kamu mendaftar kelas"]);
  expect(titles([{ source_bank: "BSI", created_at: at }])).toEqual([
    "Bukti ditolak",
    "Kamu mengirim bukti transfer",
    "Kamu mendaftar kelas",
  ]);
});
