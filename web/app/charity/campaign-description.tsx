import { Note } from "../ui/feedback/note.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { SealCheckFillIcon } from "../ui/icons/icons.tsx";

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
