import type { AuditEntry } from "@barakah/contract";
import { expect, it } from "vitest";
import { changesOf } from "./changes.ts";

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: "2026-11-15T01:00:00.000Z",
  actor: { id: 1, username: "admin", full_name: "Administrator" },
  action: "campaign.edit",
  subject_kind: "campaign",
  subject_id: "7",
  subject_name: "Sumur Desa",
  before: null,
  after: null,
  request_id: "r",
  ...given,
});

it("names changes in words, with formatted amounts, days and states", () => {
  const before = { target_amount: 5_000_000, status: "draft", is_featured: false, title: "Sama" };
  const after = { target_amount: 7_500_000, status: "published", is_featured: true, title: "Sama" };
  expect(changesOf(entry({ before, after }))).toEqual([
    { label: "Status", before: "Draf", after: "Terbit" },
    { label: "Target", before: "Rp. 5.000.000", after: "Rp. 7.500.000" },
    { label: "Unggulan", before: "Tidak", after: "Ya" },
  ]);
});

it("writes days within old texts in words", () => {
  const reason = "baris mutasi 2026-11-03 dilepas: salah orang";
  expect(changesOf(entry({ after: { reason } }))).toEqual([
    { label: "Alasan", after: "baris mutasi 3 November 2026 dilepas: salah orang" },
  ]);
});

it("reads shares as percent and sizes as megabytes", () => {
  expect(changesOf(entry({ before: { rate_bp: 1250 }, after: { rate_bp: 1000 } }))).toEqual([
    { label: "Batas", before: "12,5 %", after: "10 %" },
  ]);
  expect(changesOf(entry({ after: { bytes: 3_670_016 } }))).toEqual([{ label: "Ukuran", after: "3,5 MB" }]);
});

it("shows new values without empty fields, and removed values", () => {
  const made = changesOf(entry({ after: { title: "Sumur", deadline: null, note: "" } }));
  expect(made).toEqual([{ label: "Judul", after: "Sumur" }]);
  const gone = changesOf(entry({ before: { roles: ["editor", "bendahara"] }, after: { roles: [] } }));
  expect(gone).toEqual([{ label: "Peran", before: "Editor, Bendahara", after: "–" }]);
});

it("looks into settings: one line for each account and each text that differs", () => {
  const account = (code: string, account_number: string) => ({
    code,
    account_number,
    account_name: "Yayasan",
  });
  const change = entry({
    action: "setting.change",
    subject_kind: "setting",
    subject_id: "banks",
    before: [account("bsi", "111111"), account("bjb", "222222")],
    after: [account("bsi", "111111"), account("bjb", "333333")],
  });
  expect(changesOf(change)).toEqual([{ label: "Nomor rekening BJB", before: "222222", after: "333333" }]);
  const phone = { ...change, subject_id: "whatsapp_number", before: "62811", after: "62812" };
  expect(changesOf(phone)).toEqual([{ label: "Nomor WhatsApp", before: "62811", after: "62812" }]);
});

it("cuts long texts to where they differ, without their markup", () => {
  const story = (word: string) =>
    `<p>${"Air bersih untuk semua. ".repeat(8)}${word} ${"Terima kasih. ".repeat(9)}</p>`;
  const [change] = changesOf(
    entry({ before: { description: story("Lama") }, after: { description: story("<b>Baru</b>") } }),
  );
  expect(change?.before).toMatch(/^….*Lama .*…$/);
  expect(change?.after).toMatch(/^….*Baru .*…$/);
  expect(change?.after).not.toContain("<");
  expect(change?.after?.length).toBeLessThan(80);
});

it("says so if only the formatting of a text changed", () => {
  const change = entry({
    before: { description: "<p>Air</p>" },
    after: { description: "<p><b>Air</b></p>" },
  });
  expect(changesOf(change)).toEqual([{ label: "Keterangan", after: "(hanya format tulisannya berubah)" }]);
});
