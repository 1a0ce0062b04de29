const words = new Intl.DateTimeFormat("id-ID", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** '16 November 2026', of a calendar day. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
