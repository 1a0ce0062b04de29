import type { BankAccount, Course } from "@barakah/contract";
import { keyHeader, type TransferValues, transferBody } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";

/** A transfer for a course, as the payer tells of it. */
export interface Tuition {
  course: Course;
  payer: string;
  account: BankAccount;
  values: TransferValues;
}

/** A photo on a slow line takes its time; one that does not arrive in this time will not. */
const SENDING_MS = 120_000;

export function confirmTuition({ course, payer, account, values }: Tuition, proof: File, key: string) {
  const body = {
    amount: String(course.price),
    user_name: payer,
    course_id: String(course.id),
    course_title: course.title,
    payment_method: account.code,
    ...transferBody(values),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  form.set("proof_file", proof);
  return api.call(
    "POST /api/courses/:slug/payment-confirmation/",
    { params: { slug: course.slug }, body },
    { form, headers: keyHeader(key), signal: AbortSignal.timeout(SENDING_MS) },
  );
}
