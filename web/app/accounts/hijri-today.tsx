import { hijriOf, hijriText } from "@barakah/contract/zakat/umalqura";

export default function HijriToday({ day }: { day: string }) {
  return ` · ${hijriText(hijriOf(day))}`;
}
