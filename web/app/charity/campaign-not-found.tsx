import { ItemNotFound } from "../ui/catalogue/item-not-found.tsx";

export const CampaignNotFound = () => (
  <ItemNotFound
    title="Detail Program"
    list="/charity"
    heading="Campaign not found."
    headingLang="en"
    description="Program donasi ini tidak ada di BARAKAH APP."
    text="Program ini tidak ada, atau sudah tidak ditampilkan."
    more="Lihat program lain"
  />
);
