import { notFound } from "../platform/errors.ts";

export const noEvent = () => notFound("Acara tidak ditemukan.");
