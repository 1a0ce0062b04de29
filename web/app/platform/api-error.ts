import type { ErrorBody } from "@barakah/contract";

const TOO_LARGE =
  "Gambar atau berkas ini terlalu besar untuk dikirim. Pilih yang lebih kecil, lalu coba lagi.";
const UNEXPECTED = "Terjadi kesalahan. Silakan coba lagi.";

export interface ApiProblem {
  /** 0 if there was no answer. */
  status: number;
  code: string;
  detail: string;
  message?: string;
  errors?: Record<string, string[]>;
  candidate?: ErrorBody["candidate"];
  amount?: number;
}

export interface RefusedCall {
  endpoint: string;
  params: Record<string, unknown>;
  body: unknown;
}

export class ApiError extends Error implements ApiProblem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: Record<string, string[]>;
  /** The payment that a bank line probably belongs to. */
  readonly candidate?: ErrorBody["candidate"];
  /** The sum that the refusal is about. */
  readonly amount: number;
  /** The call that one person may not make alone, so that the same can be proposed. */
  call?: RefusedCall;

  constructor(problem: ApiProblem) {
    super(problem.message ?? problem.detail);
    this.name = "ApiError";
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors;
    this.candidate = problem.candidate;
    this.amount = problem.amount ?? 0;
  }
}

const NO_CONNECTION = "Tidak ada sinyal, atau sinyalnya terlalu lemah. Coba lagi begitu sinyal kembali.";
const OUR_FAULT = "Ada gangguan di pihak kami. Coba lagi sebentar lagi.";

export function loadProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return NO_CONNECTION;
  return error.status >= 500 || error.code === "unexpected" ? OUR_FAULT : error.detail;
}

export const unreachable = (): ApiError =>
  new ApiError({ status: 0, code: "network", detail: NO_CONNECTION });

/** Answers that are not ours, a proxy's page for instance, get a generic sentence. */
export function problemOf(status: number, text: string): ApiError {
  const body = parse(text);
  return new ApiError({
    status,
    code: body.code ?? "unexpected",
    detail: body.detail ?? (status === 413 ? TOO_LARGE : UNEXPECTED),
    message: body.message,
    errors: body.errors,
    candidate: body.candidate,
    ...(body.amount !== undefined && { amount: body.amount }),
  });
}

function parse(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

/** True for errors that a retry may fix: no answer, or 5xx. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status >= 500;
}

/** Also reads errors that came with the page, as plain objects. */
export function statusOf(error: unknown): number {
  const status = (error as Partial<ApiProblem> | null)?.status;
  return typeof status === "number" ? status : 500;
}

export const sentenceOf = (error: unknown): string => (error instanceof ApiError ? error.detail : UNEXPECTED);
