export const TEXT_LINK =
  "inline-flex min-h-(--tap) items-center font-semibold text-primary-text hover:underline";
