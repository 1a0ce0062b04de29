import type { ComponentType } from "react";
import { BookOpenTextFillIcon, HandshakeFillIcon, PlantFillIcon } from "../ui/community-icons.tsx";
import type { IconProps } from "../ui/glyph.tsx";
import { HandHeartFillIcon, StorefrontFillIcon } from "../ui/place-icons.tsx";

interface Mission {
  title: string;
  text: string;
  Icon: ComponentType<IconProps>;
}

export const MISSIONS: Mission[] = [
  {
    title: "Pemberdayaan ekonomi",
    text: "Menumbuhkan usaha anggota agar mandiri dan berdaya.",
    Icon: PlantFillIcon,
  },
  {
    title: "Edukasi dan literasi keuangan syariah",
    text: "Kelas yang mudah dipahami untuk semua kalangan.",
    Icon: BookOpenTextFillIcon,
  },
  {
    title: "Kolaborasi antarkomunitas",
    text: "Menghubungkan komunitas untuk saling menguatkan.",
    Icon: HandshakeFillIcon,
  },
  {
    title: "Pengembangan bisnis berbasis syariah",
    text: "Mendampingi produk halal menemukan pasarnya.",
    Icon: StorefrontFillIcon,
  },
  {
    title: "Kepedulian sosial dan amal",
    text: "Menyalurkan donasi kepada yang membutuhkan.",
    Icon: HandHeartFillIcon,
  },
];
