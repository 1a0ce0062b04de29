import type { Course, CourseProgress } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { sentenceOf, statusOf } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { putCached } from "../platform/query-client.ts";
import { useSend } from "../ui/form/use-send.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { enrolmentsQuery, progressQuery } from "./learning-queries.ts";

export interface Marking {
  busy: boolean;
  mark(materialId: number, done: boolean): Promise<unknown>;
}

const COMPLETED = "Selamat, semua materi kelas ini sudah selesai!";
const FAILED = "Kemajuan belajarmu gagal disimpan. Silakan coba lagi.";

/** Stores the progress that the server answered with in the query cache. */
export function useProgressKeeper({ slug }: Pick<Course, "slug">, memberId: number | undefined) {
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    async (progress: CourseProgress) => {
      const { queryKey } = progressQuery(memberId, slug);
      const before = client.getQueryData(queryKey);
      await putCached(client, queryKey, progress);
      if (progress.certificate_number && before && !before.certificate_number) toast.success(COMPLETED);
      void client.invalidateQueries(enrolmentsQuery(memberId));
    },
    [client, memberId, slug, toast],
  );
}

export function useProgress(course: Course, memberId: number | undefined): Marking {
  const keep = useProgressKeeper(course, memberId);
  const toast = useToast();
  const { send, busy } = useSend({
    mutationFn: (body: { material_id: number; done: boolean }) =>
      api.call("POST /api/courses/:slug/progress/", { params: { slug: course.slug }, body }),
    onSuccess: keep,
    onError: (error) => toast.error(statusOf(error) === 409 ? sentenceOf(error) : FAILED),
  });
  return { busy, mark: (material_id, done) => send({ material_id, done }) };
}
