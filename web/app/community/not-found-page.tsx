import { data } from "react-router";
import { PageMeta } from "../platform/page-meta.tsx";
import { NotFound } from "../ui/feedback/not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const clientLoader = () => null;

export default function NotFoundPage() {
  return (
    <>
      <PageMeta title="Halaman tidak ditemukan" description="Halaman ini tidak ada di BARAKAH APP." noindex />
      <NotFound />
    </>
  );
}
