import { ExpandableHtml } from "../ui/expandable-html.tsx";
import { SealCheckFillIcon } from "../ui/icons.tsx";
import { Note } from "../ui/note.tsx";

export function CampaignDescription({ html }: { html: string }) {
  return (
    <>
      <ExpandableHtml html={html} empty="Tidak ada deskripsi." />
      <Note tone="green" icon={<SealCheckFillIcon size={20} />} className="mt-2">
        Setiap donasi dicocokkan dengan bukti transfer sebelum tampil di daftar donatur.
      </Note>
    </>
  );
}
