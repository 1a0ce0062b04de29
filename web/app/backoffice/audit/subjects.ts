import type { AuditEntry } from "@barakah/contract";
import {
  AUDIT_ACTION_LABEL,
  AUDIT_KIND_LABEL,
  type AuditKind,
} from "@barakah/contract/backoffice/audit-words";
import { fieldLabel } from "../../ui/staff/field-labels.ts";

/** The pages of items. */
const PAGES: Partial<Record<AuditKind, (id: string) => string>> = {
  member: (id) => `/admin/anggota/${id}`,
  campaign: (id) => `/admin/kampanye/${id}`,
  store: (id) => `/admin/toko?pilih=${id}`,
  product: (id) => `/admin/produk/${id}`,
  course: (id) => `/admin/kelas/${id}`,
  article: (id) => `/admin/artikel/${id}`,
  broadcast: (id) => `/admin/siaran/${id}`,
  event: (id) => `/admin/acara/${id}`,
  order: (id) => `/admin/pesanan/${id}`,
  payment: (id) => `/admin/pembayaran/${encodeURIComponent(id)}`,
  payout: (id) => `/admin/penyaluran/${id}`,
  fund: () => "/admin/dana/daftar",
  fund_transfer: () => "/admin/dana",
  amil_take: () => "/admin/dana",
  amil_limit: () => "/admin/dana",
  setting: () => "/admin/pengaturan",
};

export const KIND_CHOICES = Object.entries(AUDIT_KIND_LABEL).map(([value, label]) => ({ value, label }));

/** The log may contain names that the contract no longer has. */
const wordIn = (words: Record<string, string>, name: string) => words[name] ?? name;
export const kindLabel = (kind: string) => wordIn(AUDIT_KIND_LABEL, kind);
export const actionLabel = (action: string) => wordIn(AUDIT_ACTION_LABEL, action);

type Subject = Pick<AuditEntry, "subject_kind" | "subject_id" | "subject_name">;

/** The name and page of the item that an entry is about. */
export function subjectOf({ subject_kind: kind, subject_id: id, subject_name }: Subject) {
  const name = subject_name || (kind === "setting" ? fieldLabel(id) : id);
  return { name, page: PAGES[kind as AuditKind]?.(id) };
}
