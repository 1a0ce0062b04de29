import { ItemNotFound } from "../ui/catalogue/item-not-found.tsx";

export const CourseNotFound = ({ title = "Detail Kelas" }: { title?: string }) => (
  <ItemNotFound
    title={title}
    list="/academy"
    heading="Kelas tidak ditemukan."
    description="Kelas ini tidak ada di BARAKAH APP."
    text="Kelas ini tidak ada, atau sudah tidak ditampilkan."
    more="Lihat kelas lain"
  />
);
