import type { Course } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { useToast } from "../ui/feedback/toasts.tsx";
import { coursePath, paymentPath } from "./standing.ts";

interface JoinWords {
  /** Said when the course now waits for its payment. */
  joined?: string;
  failed(error: unknown): string;
}

const JOINED_FREE = "Anda berhasil mendaftar kelas gratis!";

/** Joins a course, or comes back to it: a free one opens, a paid one leads to its own payment page. */
export function useJoin(course: Course, words: JoinWords) {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  async function enrol() {
    try {
      const enrolment = await api.call("POST /api/courses/enrollments/", { body: { course: course.id } });
      const open = enrolment.payment_status === "verified";
      if (open) toast.success(JOINED_FREE);
      else if (words.joined) toast.success(words.joined);
      await client.invalidateQueries({ queryKey: ["member"] });
      navigate(open ? coursePath(course.slug) : paymentPath(course.slug));
    } catch (error) {
      toast.error(words.failed(error));
      // Perhaps it was joined on another device: the page should show what is true now.
      void client.invalidateQueries({ queryKey: ["member"] });
    }
  }
  async function join() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await enrol();
    underWay.current = false;
    setBusy(false);
  }
  return { busy, join };
}
