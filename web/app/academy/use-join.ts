import type { Course } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { useSend } from "../ui/form/use-send.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { coursePath, paymentPath } from "./standing.ts";

interface JoinTexts {
  /** Shown when the course now waits for its payment. */
  joined?: string;
  failed(error: unknown): string;
}

const JOINED_FREE = "Anda berhasil mendaftar kelas gratis!";

/** Joins a course. A free one opens at once, a paid one leads to its payment. */
export function useJoin(course: Course, texts: JoinTexts) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { send, busy } = useSend({
    mutationFn: () => api.call("POST /api/courses/enrollments/", { body: { course: course.id } }),
    async onSuccess({ payment_status }) {
      const open = payment_status === "verified";
      if (open) toast.success(JOINED_FREE);
      else if (texts.joined) toast.success(texts.joined);
      await client.invalidateQueries({ queryKey: ["member"] });
      await navigate(open ? coursePath(course.slug) : paymentPath(course.slug));
    },
    onError(error) {
      toast.error(texts.failed(error));
      // It may have been joined on another device: reload.
      void client.invalidateQueries({ queryKey: ["member"] });
    },
  });
  return { busy, join: () => send() };
}
