import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import type { KeptLesson as Lesson } from "../../offline/course-store.ts";
import { Html } from "../../ui/html/html.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { lessonPath } from "../standing.ts";

export const KeptLesson = ({ slug, lesson, number }: { slug: string; lesson: Lesson; number: number }) => (
  <li>
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2.5">
        <span className="min-w-0 flex-1 font-bold">
          {number}. {lesson.title}
          <span className="block text-xs font-medium text-text-3">
            {MATERIAL_TYPE_LABEL[lesson.material_type]}
          </span>
        </span>
        <Icon name="caret-down-bold" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        <Html html={lesson.content} headingLevel={3} />
        <Questions questions={lesson.questions} />
        <p className="mt-3 text-sm text-text-2">
          <a href={lessonPath(slug, lesson.id)} className="font-semibold text-primary-text underline">
            Buka materinya
          </a>{" "}
          saat ada sinyal{WITH_SIGNAL[lesson.material_type]}
        </p>
      </div>
    </details>
  </li>
);

const WITH_SIGNAL = {
  article: " untuk menandainya selesai.",
  video: " untuk menonton videonya.",
  quiz: " untuk mengirim jawabanmu.",
};

const Questions = ({ questions }: Pick<Lesson, "questions">) => (
  <ol className="mt-3 flex flex-col gap-4">
    {questions.map(({ text, options }, place) => (
      <li key={text}>
        <p className="mb-1.5 font-bold">
          {place + 1}. {text}
        </p>
        <ul className="list-disc pl-6">
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
