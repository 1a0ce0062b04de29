import { MATERIALS_CLOSED } from "@barakah/contract/academy/materials";
import type { ReactNode } from "react";
import gate from "../ui/art/i-gerbang.svg";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { coursePath } from "./standing.ts";

interface LessonClosedProps {
  header: ReactNode;
  slug: string;
  /** There is no such material, rather than one that may not be read. */
  missing: boolean;
}

export function LessonClosed({ header, slug, missing }: LessonClosedProps) {
  return (
    <AppShell header={header} className="justify-center">
      <StateScreen art={gate} level="h1" heading={missing ? "Materi tidak ditemukan." : MATERIALS_CLOSED}>
        <LinkButton to={coursePath(slug)}>Lihat Kelas</LinkButton>
      </StateScreen>
    </AppShell>
  );
}
