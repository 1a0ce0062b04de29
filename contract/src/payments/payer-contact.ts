/** How a payer can be reached. Without zod: forms in the browser check by the same patterns. */
export const PHONE_PATTERN = /^\+?[\d\s().-]{8,20}$/;
/** Zod's own pattern, written out. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const NAME_MISSING = "Isi dengan nama lengkap.";
export const PHONE_MISSING = "Isi dengan nomor telepon.";
export const PHONE_WRONG = "Isi dengan nomor telepon yang benar.";
export const EMAIL_WRONG = "Isi dengan alamat e-mail yang benar.";
