import { ItemNotFound } from "../ui/catalogue/item-not-found.tsx";

export const EventNotFound = () => (
  <ItemNotFound
    title="Acara"
    list="/acara"
    heading="Acara tidak ditemukan."
    description="Acara ini tidak ada di BARAKAH APP."
    text="Acara ini tidak ada, atau sudah tidak ditampilkan."
    more="Lihat acara lain"
  />
);
