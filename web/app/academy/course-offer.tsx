import type { Course, Material, Teacher } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import { wholeNumber } from "../platform/format.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { initialsOf } from "../ui/pictures/avatar.tsx";
import { durationWords } from "./course-figures.tsx";
import { lessonPath } from "./standing.ts";

/** Titles are public, and free materials can be opened. */
export function Syllabus({ course: { slug, materials } }: { course: Course }) {
  if (materials.length === 0) return null;
  const free = materials.filter(({ is_free }) => is_free).length;
  return (
    <section className="mb-2 bg-surface px-4 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-xl">Silabus</h2>
        <p className="text-xs text-text-3">
          {wholeNumber(materials.length)} materi{free > 0 && `, ${wholeNumber(free)} gratis`}
        </p>
      </div>
      <ol aria-label="Silabus" className="mt-2.5">
        {materials.map((material, place) => (
          <SyllabusRow key={material.id} slug={slug} material={material} number={place + 1} />
        ))}
      </ol>
    </section>
  );
}

const ROW = "flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3";
const CLOSED = "border-b border-border last:border-0";
const OPEN = "-mx-2 rounded-lg border border-primary-line bg-primary-softer px-2";

function SyllabusRow({ slug, material, number }: { slug: string; material: Material; number: number }) {
  const { is_free, minutes, title, material_type } = material;
  const circle = is_free ? "bg-primary text-on-primary" : "bg-surface-2 text-text-2";
  return (
    <li className={`${ROW} ${is_free ? OPEN : CLOSED}`}>
      <span
        aria-hidden="true"
        className={`grid size-8 flex-none place-items-center rounded-full text-sm font-bold ${circle}`}
      >
        {number}
      </span>
      <span className="min-w-0 flex-[1_1_9rem]">
        <b className="block leading-[1.3125rem] wrap-anywhere">{title}</b>
        <span className="block text-sm text-text-2">
          {MATERIAL_TYPE_LABEL[material_type]}
          {minutes !== null && ` · ${durationWords(minutes)}`}
          {is_free && <b className="text-on-primary-soft"> · Gratis</b>}
        </span>
      </span>
      {is_free ? <OpenLink to={lessonPath(slug, material.id)} material={material} /> : <Locked />}
    </li>
  );
}

function OpenLink({ to, material }: { to: string; material: Material }) {
  const watched = material.material_type === "video";
  return (
    <LinkButton
      to={to}
      variant="line-primary"
      size="sm"
      aria-label={`${watched ? "Tonton" : "Baca"} ${material.title}`}
    >
      {watched && <Icon name="play-circle-fill" size={18} />}
      {watched ? "Tonton" : "Baca"}
    </LinkButton>
  );
}

const Locked = () => (
  <>
    <Icon name="lock-key-fill" size={20} className="text-text-3" />
    <span className="sr-only">terkunci</span>
  </>
);

export const CourseTeacher = ({ teacher }: { teacher: Teacher }) => (
  <section className="mb-2 bg-surface px-4 py-5">
    <h2 className="mb-3.5 text-xl">Pengajar</h2>
    <div className="flex flex-wrap gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-14 flex-none place-items-center rounded-full bg-primary-soft text-lg font-extrabold text-on-primary-soft"
      >
        {initialsOf(teacher.name)}
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <b className="block wrap-anywhere">{teacher.name}</b>
        {teacher.title && <p className="text-sm text-text-2">{teacher.title}</p>}
        {teacher.about && <p className="mt-2 text-sm text-pretty whitespace-pre-line">{teacher.about}</p>}
      </div>
    </div>
  </section>
);

export function CourseOutcomes({ outcomes }: { outcomes: readonly string[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section className="mb-2 bg-surface px-4 py-5">
      <h2 className="mb-2 text-xl">Yang akan kamu pelajari</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex items-start gap-2.5 py-1.5">
            <Icon name="check-circle-fill" size={20} className="mt-0.5 text-primary-text" />
            <span className="min-w-0 text-text-2">{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
