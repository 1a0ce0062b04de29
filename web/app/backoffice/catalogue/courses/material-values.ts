import type { StaffMaterial } from "@barakah/contract";

export type MaterialFormValues = Omit<StaffMaterial, "id" | "version">;

const EMPTY: MaterialFormValues = {
  title: "",
  material_type: "article",
  content: "",
  video_url: null,
  video_key: null,
  video_bytes: null,
  questions: [],
  minutes: null,
  is_free: false,
};

export function formOf(material: StaffMaterial | undefined): MaterialFormValues {
  if (!material) return EMPTY;
  const { id: _, version: __, ...written } = material;
  return written;
}
