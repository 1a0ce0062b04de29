import { demoCatalogue } from "../../demo/catalogue.ts";

/** Not in any demo text: the number of campaigns with it is the same for all sizes. */
export const RARE_WORD = "rebana";

const VILLAGE_STARTS =
  "Suka Cibeu Karang Mekar Tanjung Pasir Banjar Wono Sumber Rawa Marga Cipa Sido Tegal Gunung Bojong Jati Pada Ranca Cile Kebon Lembur Talaga Muara Batu Sindang Kali Panyi Argo Taman".split(
    " ",
  );
const VILLAGE_ENDS =
  "maju sari jaya mukti rasa wangi harja laksana tani rejo asih endah kerta raya galih mulya lestari agung hurip bakti dadi karya makmur sejati langgeng utama sentosa asri luhur damai".split(
    " ",
  );

/** About nine hundred, for a realistic vocabulary. */
export const villages = VILLAGE_STARTS.flatMap((start) => VILLAGE_ENDS.map((end) => start + end));

export const themes = demoCatalogue.campaigns.map(({ title }) => title.replace(/ (?:di|untuk) .*/, ""));

const texts = demoCatalogue.campaigns.flatMap(({ description, updates }) => [
  description,
  ...updates.map((update) => update.description),
]);

/** Paragraphs and headings of the demo, each a complete element. */
export const passages = texts.flatMap((text) => text.match(/<(p|h3)>.*?<\/\1>/g) ?? []);

export const pictures = demoCatalogue.campaigns.map(({ picture }) => picture);
export const donorNames = demoCatalogue.campaigns.flatMap(({ donors }) => donors.map(({ name }) => name));
