import type { OpenMaterial } from "@barakah/contract";
import type { ReactNode } from "react";
import { Button } from "../ui/form/button.tsx";
import { buttonClass } from "../ui/form/button-style.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import type { LessonPlace } from "./lesson-place.tsx";
import { coursePath, lessonPath } from "./standing.ts";
import type { Marking } from "./use-progress.ts";

interface LessonBarProps {
  slug: string;
  material: OpenMaterial;
  place: LessonPlace;
  marking: Marking;
}

const STEP = "w-[52px] flex-none px-0";

/**
 * Previous, done, next; a quiz has its own button. Lessons replace each other in the history, so that 'back' leads to
 * the course.
 */
export function LessonBar({ slug, material, place, marking }: LessonBarProps) {
  const byHand = material.questions.length === 0;
  const path = (id: number | undefined) => (id === undefined ? undefined : lessonPath(slug, id));
  return (
    <ActionBar>
      <StepLink to={path(place.previous)} label="Materi sebelumnya">
        <Icon name="caret-left-bold" size={20} />
      </StepLink>
      {byHand && !place.done ? (
        <Button onClick={() => marking.mark(material.id, true)} busy={marking.busy} className="flex-1">
          <Icon name="check-bold" size={20} />
          Tandai selesai
        </Button>
      ) : (
        <Onward slug={slug} next={path(place.next)} quiet={!place.done} />
      )}
      <StepLink to={path(place.next)} label="Materi berikutnya">
        <Icon name="caret-right-bold" size={20} />
      </StepLink>
    </ActionBar>
  );
}

const Onward = ({ slug, next, quiet }: { slug: string; next: string | undefined; quiet: boolean }) => (
  <LinkButton
    to={next ?? coursePath(slug)}
    replace={next !== undefined}
    variant={quiet ? "line" : "primary"}
    className="flex-1"
    label={next ? "Lanjut" : "Kembali ke kelas"}
  />
);

function StepLink({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (to) {
    return (
      <LinkButton to={to} replace variant="line" aria-label={label} className={STEP}>
        {children}
      </LinkButton>
    );
  }
  return (
    <button
      type="button"
      disabled
      aria-label={label}
      className={buttonClass({ variant: "line", className: STEP })}
    >
      {children}
    </button>
  );
}
