import type { AuditEntry } from "@barakah/contract";
import { fieldLabel } from "./fields.ts";

interface Kind {
  label: string;
  /** The page of such a thing, where it has one. */
  page?(id: string): string;
}

const KINDS: Record<string, Kind> = {
  member: { label: "Anggota", page: (id) => `/admin/anggota/${id}` },
  campaign: { label: "Kampanye", page: (id) => `/admin/kampanye/${id}` },
  campaign_update: { label: "Kabar kampanye" },
  product: { label: "Produk", page: (id) => `/admin/produk/${id}` },
  course: { label: "Kelas", page: (id) => `/admin/kelas/${id}` },
  course_material: { label: "Materi kelas" },
  order: { label: "Pesanan", page: (id) => `/admin/pesanan/${id}` },
  testimony: { label: "Testimoni" },
  payment: { label: "Pembayaran", page: (id) => `/admin/pembayaran?cari=${encodeURIComponent(id)}` },
  payout: { label: "Penyaluran dana", page: () => "/admin/penyaluran" },
  statement: { label: "Mutasi bank" },
  statement_line: { label: "Baris mutasi" },
  setting: { label: "Pengaturan", page: () => "/admin/pengaturan" },
  picture: { label: "Gambar" },
  export: { label: "Unduhan data" },
};

export const KIND_CHOICES = Object.entries(KINDS).map(([value, { label }]) => ({ value, label }));

export const kindLabel = (kind: string) => KINDS[kind]?.label ?? kind;

type Subject = Pick<AuditEntry, "subject_kind" | "subject_id" | "subject_name">;

/** What somebody did something with: how it is called, and where it is. */
export function subjectOf({ subject_kind: kind, subject_id: id, subject_name }: Subject) {
  const name = subject_name || (kind === "setting" ? fieldLabel(id) : id);
  return { name, page: KINDS[kind]?.page?.(id) };
}
